import SegueFindings
import SwiftSyntax

struct OptionalContentDuringExit: Rule {
  let reason = Reason.optionalContentDuringExit
  let summary = """
    A view that is moved or faded away when an optional becomes nil reads nil on its way out; a \
    view that is removed by `if let` keeps its last content
    """
  let words = ["nil"]

  private let hiding: Set<String> = ["offset", "opacity", "scaleEffect", "position", "frame"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for ternary in file.ternaries {
      guard let name = comparedWithNil(ternary), let modifier = modifier(around: ternary),
        hiding.contains(modifier.name)
      else { continue }
      let chain = Chain(containing: modifier.call)
      guard let reading = reading(of: name, in: chain) else { continue }
      report.add(
        at: reading,
        "`\(chain.baseName ?? "this view")` reads `\(name)`, and `.\(modifier.name)` hides it when "
          + "`\(name)` is nil",
        effect: "on its way out the view already shows the content for nil",
        remedy:
          "insert it with `if let \(name) { … }` and a transition, which keeps the last value "
          + "for the exit")
    }
  }

  /// The name in `name == nil ? … : …`.
  private func comparedWithNil(_ ternary: Ternary) -> String? {
    guard ternary.condition.count == 3,
      ["==", "!="].contains(ternary.condition[1].trimmedDescription),
      ternary.condition[2].is(NilLiteralExprSyntax.self),
      let path = Names.path(of: ternary.condition[0]), path.count == 1
    else { return nil }
    return path[0]
  }

  private func modifier(around ternary: Ternary) -> Modifier? {
    var node = Syntax(ternary.sequence)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) { return Modifier(call) }
      if parent.is(CodeBlockItemSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

  /// Where the view takes the optional: as an argument of its own, or unwrapped in its content.
  private func reading(of name: String, in chain: Chain) -> Syntax? {
    guard let call = chain.baseCall else { return nil }
    if let argument = call.arguments.first(where: { Names.path(of: $0.expression) == [name] }) {
      return Syntax(argument.expression)
    }
    guard let content = call.trailingClosure else { return nil }
    return content.statements.compactMap { item -> Syntax? in
      let expr = item.item.as(ExpressionStmtSyntax.self)?.expression
      guard let branch = expr?.as(IfExprSyntax.self) else { return nil }
      return branch.conditions.first { condition in
        condition.condition.is(OptionalBindingConditionSyntax.self)
          && Names.roots(in: condition).contains(name)
      }.map { Syntax($0) }
    }.first
  }

  let examples: [Example] = [
    .bad(
      "moved away when there is nothing to show",
      "ZStack { Panel(parcel: ↓parcel).offset(y: parcel == nil ? 120 : 0) }"),
    .bad(
      "unwrapped in the content",
      "VStack { if ↓let parcel { Text(parcel.title) } }.opacity(parcel != nil ? 1 : 0)"),
    .good(
      "inserted with its value",
      "ZStack { if let parcel { Panel(parcel: parcel).transition(.move(edge: .bottom)) } }"),
    .good("another value", "ZStack { Panel(title: title).offset(y: parcel == nil ? 120 : 0) }"),
  ]
}
