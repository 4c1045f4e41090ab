/// A view that is evaluated again only when it is not equal to what it was.
@frozen
public nonisolated struct EquatableView<Content: Equatable & View>: _PrimitiveView {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = EquatableNode<Content>(context, view.content)
    node.node = Content._makeNode(view.content, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: EquatableNode<Content>.self).update(view.content)
  }
}

/// The node of an equatable view.
final class EquatableNode<Content: Equatable & View>: _Node {
  var node: _Node?
  private var content: Content

  init(_ context: _NodeContext, _ content: Content) {
    self.content = content
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { node.map(body) }
  override func collectItems(_ items: inout [Item]) { node?.collectItems(&items) }

  func update(_ new: Content) {
    guard new != content else { return }
    content = new
    if let node { Content._updateNode(node, new) }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is not equal to what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
