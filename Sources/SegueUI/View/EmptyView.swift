/// A view that contributes nothing.
public nonisolated struct EmptyView: _PrimitiveView {
  public init() {}

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    _Node(context)
  }
  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {}
}
