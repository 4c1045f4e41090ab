import SegueFindings
import SegueSource
import SwiftSyntax

struct TransitionBranchesOnContent: Rule {
  let reason = Reason.transitionBranchesOnContent
  let summary = """
    A transition's body is asked for each phase; an `if`, a `switch` or an `.id` around its \
    content gives the content another identity, and its state starts anew
    """
  let words = ["Transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for shape in file.shapes where shape.inherits("Transition") {
      for function in file.scope(named: shape.name).functions["body"] ?? [] {
        guard let parameter = function.signature.parameterClause.parameters.first,
          let body = function.body
        else { continue }
        let name = (parameter.secondName ?? parameter.firstName).text
        check(body.statements, name, shape, file, &report)
      }
    }
  }

  private func check(
    _ statements: CodeBlockItemListSyntax, _ content: String, _ shape: TypeShape,
    _ file: CheckedFile, _ report: inout Report
  ) {
    for statement in statements {
      let expr =
        statement.item.as(ExpressionStmtSyntax.self)?.expression ?? ExprSyntax(statement.item)
      guard let expr else { continue }
      if let branch = expr.as(IfExprSyntax.self) {
        if branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) })
        {
          continue
        }
        if Names.roots(in: branch.body).contains(content) {
          speak(branch.ifKeyword, "if", shape, &report)
        }
      } else if let choice = expr.as(SwitchExprSyntax.self) {
        if Names.roots(in: choice.cases).contains(content) {
          speak(choice.switchKeyword, "switch", shape, &report)
        }
      } else {
        let chain = Chain(expr)
        if chain.baseName == content, let id = chain.first("id") {
          speak(id.nameToken, ".id", shape, &report)
        }
      }
    }
  }

  private func speak(
    _ node: some SyntaxProtocol, _ what: String, _ shape: TypeShape, _ report: inout Report
  ) {
    report.add(
      at: node, "`\(shape.name)` uses `\(what)` on the content of its transition",
      effect: "the content gets a new identity when the phase changes: its state is reset and "
        + "the two versions cross-fade",
      remedy: "apply every modifier in all phases and put the condition into its argument, as in "
        + "`content.opacity(phase.isIdentity ? 1 : 0)`")
  }

  let examples: [Example] = [
    .bad(
      "an if around the content",
      """
      struct Fade: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          ↓if phase.isIdentity { content } else { content.opacity(0) }
        }
      }
      """),
    .bad(
      "an identity on the content",
      """
      struct Fade: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.opacity(phase.isIdentity ? 1 : 0).↓id(phase.value)
        }
      }
      """),
    .good(
      "a value that depends on the phase",
      """
      struct Fade: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.opacity(phase.isIdentity ? 1 : 0)
        }
      }
      """),
    .good(
      "a modifier may branch",
      """
      struct Fade: ViewModifier {
        func body(content: Content) -> some View {
          if on { content } else { content.opacity(0) }
        }
      }
      """),
  ]
}
