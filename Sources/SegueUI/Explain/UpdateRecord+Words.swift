extension UpdateRecord {
  /// `` `showDetail` (DetailScreen) ``, or what else is known of what changed.
  var changedText: String {
    var names: [String] = []
    for change in changes {
      let name = change.words
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty, source == .animator, let first = observers.first {
      return "the phase of a \(first)"
    }
    if names.isEmpty {
      return observers.isEmpty
        ? "the state" : "an observable object that \(observers.joined(separator: ", ")) reads"
    }
    return names.joined(separator: " and ")
  }

  /// `` `showDetail` (DetailScreen) = true, in tap "Toggle" ``.
  var cause: String? {
    guard !changes.isEmpty || !observers.isEmpty else { return nil }
    var writes: [String] = []
    for change in changes {
      let name = change.words
      writes.removeAll { $0 == name || $0.hasPrefix(name + " = ") }
      writes.append(
        change.value.isEmpty || change.isInternal ? name : "\(name) = \(change.value)")
    }
    let text = writes.isEmpty ? changedText : writes.joined(separator: ", ")
    if writes.isEmpty, source == .animator { return text }
    return "\(text), \(moment.occasion.words)"
  }

  /// A write of the first state, as one puts it into a closure.
  var write: String? {
    guard let change = changes.first else { return nil }
    return change.value == "true" || change.value == "false"
      ? "\(change.name).toggle()" : "\(change.name) = …"
  }

  var states: [VerdictFacts.State] {
    changes.map { VerdictFacts.State(name: $0.name, owner: $0.owner, value: $0.value) }
  }
}

extension StateChange {
  /// Whether nobody has written the state or its name; that a button is pressed is handed to the
  /// user's own style.
  fileprivate var isInternal: Bool { isOfLibrary && name != "isPressed" }

  /// As in `` `showDetail` (DetailScreen) ``.
  fileprivate var words: String {
    isInternal ? "the \(owner) itself" : "`\(name)` (\(isOfLibrary ? "Button" : owner))"
  }
}
