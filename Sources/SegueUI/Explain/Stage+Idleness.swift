/// The node of an `onChange`, for explanations.
@MainActor
protocol ChangeWatching {
  /// The value in a few characters where it has been the same from the start; nil where the action
  /// has run.
  var unchangedValue: String? { get }
}

extension Stage {
  /// What there is to say of each `onChange` whose action has never run.
  package var silentChanges: [String] {
    var found: [String] = []
    func visit(_ node: _Node) {
      if let watching = node as? any ChangeWatching, let value = watching.unchangedValue,
        !node.isInsideLibraryBody
      {
        let words = value.isEmpty ? "its value" : "its value, \(value),"
        found.append(
          "the onChange in \(node.composite) has not run: \(words) is the one of the first frame, which is no change; to begin with it: .onChange(of: …, initial: true)"
        )
      }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return found
  }
}
