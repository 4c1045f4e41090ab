import SegueFindings
import SwiftSyntax

struct StaleRemovalDirection: Rule {
  let reason = Reason.staleRemovalDirection
  let summary = """
    A leaving view keeps the transition it had at its last live update, so a direction that is \
    set in the same update as the page comes too late for it
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) {
      let scope = file.scope(of: use.modifier.call)
      guard case .root(let item) = ItemSearch.around(use.chain, in: scope) else { continue }
      let condition = scope.resolved(item.conditionNames)
      let directions = scope.resolved(Names.roots(in: removal(of: use.argument)))
        .subtracting(condition).filter(scope.isState).sorted()
      for direction in directions where !scope.isFile {
        guard let page = pageWritten(with: direction, condition, scope) else { continue }
        report.add(
          at: use.modifier.nameToken,
          "the transition of `\(item.name)` depends on `\(direction)`, which changes in the same "
            + "update as `\(page)`",
          effect: "the leaving view uses the transition it had before: it leaves in the old "
            + "direction",
          remedy: "set `\(direction)` in an update before the one that changes `\(page)`, for "
            + "example before withAnimation instead of inside it")
        break
      }
    }
  }

  /// The part of a transition that counts for the exit.
  private func removal(of argument: ExprSyntax) -> ExprSyntax {
    guard let call = argument.as(FunctionCallExprSyntax.self),
      Chain.name(ofCallee: call) == "asymmetric",
      let removal = call.arguments.first(where: { $0.label?.text == "removal" })
    else { return argument }
    return removal.expression
  }

  /// A condition state that is written in the same closure as the direction.
  private func pageWritten(
    with direction: String, _ condition: Set<String>, _ scope: TypeScope
  ) -> String? {
    for write in scope.writes(to: direction) {
      guard let place = closure(around: write.node) else { continue }
      for name in condition.sorted() where scope.isState(name) {
        if scope.writes(to: name).contains(where: { closure(around: $0.node) == place }) {
          return name
        }
      }
    }
    return nil
  }

  private func closure(around node: ExprSyntax) -> SyntaxIdentifier? {
    var parent = node.parent
    while let current = parent {
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) {
        return current.id
      }
      parent = current.parent
    }
    return nil
  }

  let examples: [Example] = [
    .bad(
      "direction and page in one update",
      """
      struct Pages: View {
        @State private var page = 0
        @State private var forward = true
        var body: some View {
          VStack {
            Page(page).id(page).↓transition(.push(from: forward ? .trailing : .leading))
            Button("Back") { withAnimation { forward = false; page -= 1 } }
          }
        }
      }
      """),
    .good(
      "the direction first",
      """
      struct Pages: View {
        @State private var page = 0
        @State private var forward = true
        var body: some View {
          VStack {
            Page(page).id(page).transition(.push(from: forward ? .trailing : .leading))
            Button("Back") { forward = false; withAnimation { page -= 1 } }
          }
        }
      }
      """),
    .good(
      "a removal that does not depend on it",
      """
      struct Pages: View {
        @State private var page = 0
        @State private var forward = true
        var body: some View {
          VStack {
            Page(page).id(page).transition(
              .asymmetric(insertion: .move(edge: forward ? .trailing : .leading), removal: .opacity))
            Button("Back") { withAnimation { forward = false; page -= 1 } }
          }
        }
      }
      """),
  ]
}
