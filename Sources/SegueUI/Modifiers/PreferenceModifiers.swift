/// Reports a value, or changes what the content reports.
public nonisolated struct _PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  /// Gets what the content reports, nil where it reports nothing.
  let transform: (Key.Value?) -> Key.Value

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = PreferenceNode<Key>(context)
    node.transform = modifier.transform
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: PreferenceNode<Key>.self)
    node.transform = modifier.transform
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `preference` and `transformPreference`.
final class PreferenceNode<Key: PreferenceKey>: _Node {
  var content: _Node?
  var transform: ((Key.Value?) -> Key.Value)?

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = content?.preference(key)
    guard K.self == Key.self, let transform else { return inner }
    return transform(inner as? Key.Value) as? K.Value
  }
}

/// Does something when a preference of the content has changed.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  public typealias Body = Never
  let action: @MainActor (Key.Value) -> Void

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = PreferenceActionNode<Key>(context, modifier.action)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: PreferenceActionNode<Key>.self)
    node.action = modifier.action
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `onPreferenceChange`.
final class PreferenceActionNode<Key: PreferenceKey>: _Node, PreferenceReading
where Key.Value: Equatable {
  var content: _Node?
  var action: @MainActor (Key.Value) -> Void
  private var last: Key.Value?

  init(_ context: _NodeContext, _ action: @escaping @MainActor (Key.Value) -> Void) {
    self.action = action
    super.init(context)
    stage.preferenceReaders.append(WeakNode(node: self))
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  func readPreference() -> Bool {
    let value = content?.preference(Key.self) ?? Key.defaultValue
    guard value != last else { return false }
    last = value
    TransactionStack.runOutside { action(value) }
    return true
  }
}

extension View {
  /// Reports a value to what is around the view.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { _ in value })
  }

  /// Changes what the view reports.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<K> { inner in
        var value = inner ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Does something when what the view reports has changed; also with the first value.
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
