/// A view whose type is hidden. A change of that type replaces the content without a transition.
public nonisolated struct AnyView: _PrimitiveView {
  private let type: ObjectIdentifier
  private let apply: @MainActor (KeyedNode) -> Void

  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
      return
    }
    type = ObjectIdentifier(V.self)
    let key = AnyHashable(type)
    // Views live on the main actor, wherever the value was made.
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) let shared = key
    apply = { $0.show(shared, cause: .type, isSilent: true, view) }
  }

  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = KeyedNode(context)
    view.apply(node)
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    view.apply(unsafeDowncast(node, to: KeyedNode.self))
  }
}
