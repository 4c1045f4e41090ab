/// What stands behind a placeholder: content that a caller gave and that a body places.
///
/// A class because every instance of the placeholder has to hear of the caller's new value.
class ContentSource: @unchecked Sendable {
  /// Makes one instance of the content.
  @MainActor func makeInstance(_ context: _NodeContext) -> _Node { _Node(context) }
}

/// A view that a caller gave.
final class ViewContentSource<Content: View>: ContentSource, @unchecked Sendable {
  private var view: Content
  private var instances: [PlaceholderNode] = []
  /// The scope of the content where it does not see the one around the placeholder.
  @MainActor var outerScope: TransactionScope?
  /// The source of an earlier update whose instances are the ones that are kept up to date.
  @MainActor var kept: ViewContentSource<Content>?

  init(_ view: Content) { self.view = view }

  override func makeInstance(_ context: _NodeContext) -> _Node {
    if let kept { return kept.makeInstance(context) }
    let node = PlaceholderNode(context) { [unowned self] node in
      instances.removeAll { $0 === node }
    }
    instances.append(node)
    var inner = context.child(of: node)
    if let outerScope { inner.scope = outerScope }
    node.content = Content._makeNode(view, inner)
    return node
  }

  /// Gives every instance a new value.
  @MainActor func update(_ view: Content) {
    self.view = view
    for instance in instances where instance.isLive {
      if let content = instance.content { Content._updateNode(content, view) }
    }
  }
}

/// The node of one instance of a placeholder.
final class PlaceholderNode: _Node {
  var content: _Node?
  private let ended: (PlaceholderNode) -> Void

  init(_ context: _NodeContext, ended: @escaping (PlaceholderNode) -> Void) {
    self.ended = ended
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  override func unmount() {
    guard isMounted else { return }
    ended(self)
    super.unmount()
  }
}

/// A node that exists already, as the item under a transition.
final class ExistingContentSource: ContentSource, @unchecked Sendable {
  let node: ViewNode

  @MainActor private var isPlaced = false

  init(_ node: ViewNode) { self.node = node }

  /// The node itself the first time; then, as when a body swaps its content, an instance of its own.
  override func makeInstance(_ context: _NodeContext) -> _Node {
    if isPlaced, let copy = makeCopy(context) { return copy }
    isPlaced = true
    return ProxyNode(context, content: node)
  }

  @MainActor private func makeCopy(_ context: _NodeContext) -> _Node? {
    var here = node.core.parent
    while let next = here, !(next is ContainerNode) {
      if let branch = next as? BranchNode { return branch.makeCopy(of: node, context) }
      here = next.parent
    }
    return nil
  }
}

/// Stands for a node that belongs to another part of the tree.
final class ProxyNode: WrapperNode {
  init(_ context: _NodeContext, content: ViewNode) {
    super.init(context)
    adopt(content, owned: false)
  }

  override var placedCore: ViewNode { self }
}
