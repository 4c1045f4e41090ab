import SegueFindings
import SwiftSyntax

struct AnimationNilInBindingSetter: Rule {
  let reason = Reason.animationNilInBindingSetter
  let summary = """
    withAnimation(nil) in a setter replaces the transaction that the caller's \
    `$binding.animation()` has opened
    """
  let words = ["Binding"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("Binding") {
      guard let binding = HandMadeBinding(call) else { continue }
      for inner in file.calls("withAnimation") where isInside(inner, binding.setter) {
        guard let argument = inner.arguments.first, argument.label == nil,
          argument.expression.is(NilLiteralExprSyntax.self)
            || argument.expression.trimmedDescription == ".none"
        else { continue }
        report.add(
          at: inner, "this setter writes inside withAnimation(nil)",
          effect:
            "an animation that the caller asked for, as in `$value.animation()`, is cancelled",
          remedy: "write without withAnimation(nil), or use a setter with two parameters and "
            + "`withTransaction(transaction) { … }`")
      }
    }
  }

  private func isInside(_ inner: some SyntaxProtocol, _ outer: some SyntaxProtocol) -> Bool {
    outer.position <= inner.position && inner.endPosition <= outer.endPosition
  }

  let examples: [Example] = [
    .bad(
      "the setter cancels",
      "let shown = Binding(get: { on }, set: { new in ↓withAnimation(nil) { on = new } })"),
    .good(
      "the setter animates", "let s = Binding(get: { on }, set: { v in withAnimation { on = v } })"),
    .good("nil elsewhere", "Button(\"Off\") { withAnimation(nil) { on = false } }"),
  ]
}
