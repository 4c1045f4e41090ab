package import SegueFindings

/// What is wrong with a user's code, said once each.
@MainActor
package final class StageReport {
  package struct Message: Hashable, Sendable {
    package let reason: Reason
    package let what: String
    package let remedy: String
  }

  package private(set) var messages: [Message] = []
  /// Called for each new message.
  package var onMessage: ((Message) -> Void)?

  nonisolated init() {}

  nonisolated func add(_ reason: Reason, _ what: String, _ remedy: String) {
    let message = Message(reason: reason, what: what, remedy: remedy)
    // Reports come from the code that the stage runs, which is on the main actor.
    let add: @MainActor () -> Void = { [self] in
      guard !messages.contains(message) else { return }
      messages.append(message)
      onMessage?(message)
    }
    unsafeBitCast(add, to: (() -> Void).self)()
  }

  func notFinite(_ attribute: String, of node: _Node) {
    add(
      .invalidValue,
      "\(attribute) of \(node.displayName) became infinite or not a number; it keeps its last value",
      "check the calculation for a division by zero or an empty range")
  }

  func notFiniteAtFirst(_ attribute: String) {
    add(
      .invalidValue,
      "\(attribute) began infinite or not a number; it counts as 0",
      "check the calculation for a division by zero or an empty range")
  }

  func duplicateID(_ id: String) {
    add(
      .duplicateID, "the id \(id) occurs more than once in a ForEach; only the first is shown",
      "give each element an id of its own")
  }
}
