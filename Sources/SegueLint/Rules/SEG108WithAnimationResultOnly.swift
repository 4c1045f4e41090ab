import SegueFindings
import SwiftSyntax

struct WithAnimationResultOnly: Rule {
  let reason = Reason.withAnimationResultOnly
  let summary = """
    withAnimation animates what is written inside its closure; a closure that only makes a value \
    changes nothing, and the write outside it is not animated
    """
  let words = ["withAnimation"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("withAnimation") {
      guard let closure = WithAnimationAroundAsync.body(of: call),
        closure.statements.count == 1, let value = closure.statements.first?.item,
        isPlainValue(value), isUsed(call)
      else { continue }
      report.add(
        at: call, "withAnimation wraps the value `\(value.trimmedDescription)`, not the change",
        effect: "the write happens after it has ended and is shown at once",
        remedy: "put withAnimation around the whole statement that uses the value")
    }
  }

  /// A literal or an enum case: making it writes nothing.
  private func isPlainValue(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard let expr = ExprSyntax(item) else { return false }
    if let member = expr.as(MemberAccessExprSyntax.self) {
      return member.base == nil || member.base.flatMap(Chain.name)?.first?.isUppercase == true
    }
    return expr.is(BooleanLiteralExprSyntax.self) || expr.is(IntegerLiteralExprSyntax.self)
      || expr.is(FloatLiteralExprSyntax.self) || expr.is(StringLiteralExprSyntax.self)
      || expr.is(NilLiteralExprSyntax.self)
  }

  /// True where the result is passed on, returned or assigned.
  private func isUsed(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    return parent.is(LabeledExprSyntax.self) || parent.is(ReturnStmtSyntax.self)
      || parent.is(InitializerClauseSyntax.self) || parent.is(ExprListSyntax.self)
  }

  let examples: [Example] = [
    .bad("an argument", "Button(\"Open\") { send(↓withAnimation(.bouncy) { .open }) }"),
    .bad("a value that is assigned", "Button(\"Open\") { open = ↓withAnimation { true } }"),
    .good("the statement", "Button(\"Open\") { withAnimation(.bouncy) { send(.open) } }"),
    .good("a result of a change", "let old = withAnimation { model.advance() }"),
  ]
}
