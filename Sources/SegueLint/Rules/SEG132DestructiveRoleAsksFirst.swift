import SegueFindings
import SwiftSyntax

struct DestructiveRoleAsksFirst: Rule {
  let reason = Reason.destructiveRoleAsksFirst
  let summary = """
    A destructive swipe action removes its row from the list at once; one that only asks a question \
    makes the row vanish and come back
    """
  let words = ["swipeActions"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for actions in file.modifiers("swipeActions") {
      guard let closure = actions.call.trailingClosure else { continue }
      for button in file.calls("Button") where contains(closure, button) {
        guard let role = button.arguments.first(where: { $0.label?.text == "role" }),
          role.expression.trimmedDescription.hasSuffix(".destructive"),
          let action = action(of: button), let state = asked(action, file)
        else { continue }
        report.add(
          at: role, "this destructive action only sets `\(state)`, which asks first",
          effect: "on iOS the row is animated away before the answer and comes back",
          remedy: "drop `role: .destructive` and add `.tint(.red)`",
          fixes: fixes(button, role))
      }
    }
  }

  private func action(of button: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if let argument = button.arguments.first(where: { $0.label?.text == "action" }) {
      return argument.expression.as(ClosureExprSyntax.self)
    }
    return button.trailingClosure
  }

  /// The state that an action sets, where it does nothing else and something is presented by it.
  private func asked(_ action: ClosureExprSyntax, _ file: CheckedFile) -> String? {
    let scope = file.scope(of: action)
    var names: [String] = []
    for statement in action.statements {
      guard let sequence = statement.item.as(SequenceExprSyntax.self),
        let assignment = Assignment(sequence), let name = Names.root(of: assignment.target)
      else { return nil }
      names.append(name)
    }
    return names.first { name in
      scope.projections(of: name).contains { reference in
        guard
          let call = Chain.outermost(ExprSyntax(reference)).parent?.parent?.parent?
            .as(FunctionCallExprSyntax.self)
        else { return false }
        return KnownClosures.presentations.contains(Chain.name(ofCallee: call))
      }
    }
  }

  private func fixes(_ button: FunctionCallExprSyntax, _ role: LabeledExprSyntax) -> [Fix] {
    let arguments = Array(button.arguments)
    guard let index = arguments.firstIndex(where: { $0.id == role.id }) else { return [] }
    let start =
      index > 0
      ? arguments[index - 1].expression.endPositionBeforeTrailingTrivia
      : role.positionAfterSkippingLeadingTrivia
    let end =
      index > 0 || index + 1 == arguments.count
      ? role.expression.endPositionBeforeTrailingTrivia
      : arguments[index + 1].positionAfterSkippingLeadingTrivia
    return [
      Fix(
        title: "drop the role and tint the button red", isSafe: false,
        edits: [
          .remove(start.utf8Offset..<end.utf8Offset),
          .insert(".tint(.red)", after: Chain.outermost(ExprSyntax(button))),
        ])
    ]
  }

  private func contains(_ outer: some SyntaxProtocol, _ inner: some SyntaxProtocol) -> Bool {
    outer.position <= inner.position && inner.endPosition <= outer.endPosition
  }

  let examples: [Example] = [
    .bad(
      "it asks first",
      """
      struct Rows: View {
        @State private var asks = false
        var body: some View {
          List {
            Text("A").swipeActions {
              Button("Delete", ↓role: .destructive) { asks = true }
            }
          }
          .alert("Delete?", isPresented: $asks) { Button("Yes") { } }
        }
      }
      """),
    .good(
      "it deletes",
      """
      struct Rows: View {
        @State private var rows = [1]
        var body: some View {
          List {
            Text("A").swipeActions {
              Button("Delete", role: .destructive) { rows.removeAll() }
            }
          }
        }
      }
      """),
  ]
}
