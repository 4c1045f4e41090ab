import SegueFindings
import SwiftSyntax

struct UnstableID: Rule {
  let reason = Reason.unstableID
  let summary = """
    An `.id` that is new on every update makes SwiftUI replace the view each time instead of \
    updating it: state is lost, and changes cross-fade instead of moving
    """
  let words = ["UUID", "Date", "random", "randomElement"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("id") {
      guard modifier.call.arguments.count == 1, let value = modifier.argument(nil),
        Unstable.isNew(value)
      else { continue }
      let chain = Chain(containing: modifier.call)
      guard ViewContext.isView(chain) else { continue }
      report.add(
        at: modifier.nameToken, severity: isDeliberate(chain, file) ? .info : nil,
        "`\(modifier.text)` is a new identity on every update",
        effect: "`\(chain.baseName ?? "the view")` is replaced instead of updated: its state is "
          + "lost and its changes do not animate",
        remedy: "remove it, or use a value that changes only when the view should be replaced",
        fixes: [.shown("remove the identity", .remove(modifier.range))])
    }
  }

  /// On the root of a branch with a transition it keeps a quick return from playing the exit
  /// backwards.
  private func isDeliberate(_ chain: Chain, _ file: CheckedFile) -> Bool {
    guard chain.contains("transition") else { return false }
    if case .branch = Enclosure.around(chain.whole) { return true }
    return false
  }

  let examples: [Example] = [
    .bad("a new identity each time", "VStack { Circle().frame(width: w).↓id(UUID()) }"),
    .bad("a string made of one", "List { Row() }.↓id(\"list-\\(UUID().uuidString)\")"),
    .good("an identity from the data", "VStack { Circle().id(item.id) }"),
    .good("an identity kept in state", "VStack { Circle().id(seed) }"),
    .good("no view", "let user = UserBuilder().id(UUID()).build()"),
  ]
}
