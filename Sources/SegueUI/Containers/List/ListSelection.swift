/// What a list's rows are chosen for, and what a tap on one does.
struct ListSelection: @unchecked Sendable {
  /// The tags or ids of the rows that are chosen.
  let chosen: Set<AnyHashable>
  /// Whether a row may be chosen by this value at all.
  let accepts: (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void

  /// One row at a time.
  static func one<Value: Hashable>(_ binding: Binding<Value?>?) -> ListSelection? {
    guard let binding else { return nil }
    nonisolated(unsafe) let rows = binding
    return ListSelection(
      chosen: rows.wrappedValue.map { [AnyHashable($0)] } ?? [], accepts: { $0.base is Value },
      choose: { if let value = $0.base as? Value { rows.wrappedValue = value } })
  }

  /// Any number of rows: a tap chooses a row, another one lets go of it.
  static func many<Value: Hashable>(_ binding: Binding<Set<Value>>?) -> ListSelection? {
    guard let binding else { return nil }
    nonisolated(unsafe) let rows = binding
    return ListSelection(
      chosen: Set(rows.wrappedValue.map { AnyHashable($0) }), accepts: { $0.base is Value },
      choose: { tag in
        guard let value = tag.base as? Value else { return }
        if rows.wrappedValue.remove(value) == nil { rows.wrappedValue.insert(value) }
      })
  }
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// What the rows of the list around are chosen for.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

extension ListRowNode {
  /// What the row stands for: its tag, or the id that it has in a `ForEach`.
  var rowTag: AnyHashable? {
    if let tag = element?.traits?.tag { return tag }
    var node: _Node? = placedCore
    while let here = node {
      if let branch = here as? BranchNode, let list = branch.parent as? any ElementNaming,
        let id = list.elementID(of: branch)
      {
        return id
      }
      if here is ContainerNode, here !== core { return nil }
      node = here.parent
    }
    return nil
  }

  /// The selection and the row's value in it, where a tap chooses the row.
  var selectable: (selection: ListSelection, tag: AnyHashable)? {
    guard let selection = environment.values.listSelection, let tag = rowTag,
      selection.accepts(tag)
    else { return nil }
    return (selection, tag)
  }
}
