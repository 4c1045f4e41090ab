import SegueGeometry

/// Marks an item as a place that anchors can refer to.
public nonisolated struct _AnchorMarker: ItemModifier {
  public typealias Body = Never

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { AnchorNode(context) }
  @MainActor func update(_ wrapper: WrapperNode) {}
}

/// The node of such a place; notes when layout moves it.
final class AnchorNode: WrapperNode {
  private var last: CGRect?

  override func performPlacement() {
    super.performPlacement()
    guard rectangle != last else { return }
    last = rectangle
    stage.anchorsMoved = true
  }
}

/// Reports a value made of an anchor.
public nonisolated struct _AnchorPreferenceModifier<Key: PreferenceKey, Value>: ViewModifier {
  public typealias Body = Never
  let source: Anchor<Value>.Source
  /// Adds an anchor to what has been reported.
  let transform: (inout Key.Value?, Anchor<Value>) -> Void
  /// Replaces what the content reports.
  let replaces: Bool

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = AnchorPreferenceNode(modifier, context)
    let content = DistributingNode(_AnchorMarker(), context.child(of: node))
    content.content = V._makeNode(view, context.child(of: content))
    node.content = content
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: AnchorPreferenceNode<Key, Value>.self)
    node.modifier = modifier
    if let content = node.content?.content { V._updateNode(content, view) }
  }
}

/// The node of `anchorPreference`.
final class AnchorPreferenceNode<Key: PreferenceKey, Value>: _Node {
  var modifier: _AnchorPreferenceModifier<Key, Value>
  var content: DistributingNode<_AnchorMarker>?

  init(_ modifier: _AnchorPreferenceModifier<Key, Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Key.self, let content else { return content?.preference(key) }
    var result: Key.Value? = modifier.replaces ? nil : content.preference(Key.self)
    content.forEachWrapper { wrapper in
      guard wrapper.element?.isLeaving != true else { return }
      let anchor = Anchor(
        view: WeakViewNode(node: wrapper), part: modifier.source.part, make: modifier.source.make)
      modifier.transform(&result, anchor)
    }
    return result as? K.Value
  }
}

extension View {
  /// Reports a value made of a place on the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(
        source: value,
        transform: { result, anchor in
          if var known = result {
            K.reduce(value: &known) { transform(anchor) }
            result = known
          } else {
            result = transform(anchor)
          }
        }, replaces: true))
  }

  /// Changes what the view reports with a place on it.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<K, A>(
        source: value,
        transform: { result, anchor in
          var value = result ?? K.defaultValue
          transform(&value, anchor)
          result = value
        }, replaces: false))
  }
}
