/// What stands behind a placeholder: content that a caller gave and that a body places.
///
/// A class because every instance of the placeholder has to hear of the caller's new value.
class ContentSource: @unchecked Sendable {
  /// Makes one instance of the content.
  @MainActor func makeInstance(_ context: _NodeContext) -> _Node { _Node(context) }

  /// Gives an instance the value that the caller gave last, where it has another one.
  ///
  /// Called on the way down through the body around it: after the modifiers that set a transaction
  /// for the content, and before those that wrap its items.
  @MainActor func updateInstance(_ node: _Node) {}
}

/// A view that a caller gave.
final class ViewContentSource<Content: View>: ContentSource, @unchecked Sendable {
  private var view: Content
  /// Counts the values that the caller gave.
  private var version = 0
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
    node.version = version
    node.content = Content._makeNode(view, inner)
    return node
  }

  /// Takes a new value before the body around the instances is updated.
  @MainActor func offer(_ view: Content) {
    self.view = view
    version += 1
  }

  override func updateInstance(_ node: _Node) {
    if let kept { return kept.updateInstance(node) }
    bringUpToDate(unsafeDowncast(node, to: PlaceholderNode.self))
  }

  /// Gives the new value to the instances that the body around them has not asked for.
  @MainActor func updateOthers() {
    for instance in instances where instance.version != version && instance.isLive {
      bringUpToDate(instance)
    }
  }

  @MainActor private func bringUpToDate(_ instance: PlaceholderNode) {
    guard instance.version != version else { return }
    instance.version = version
    if let content = instance.content { Content._updateNode(content, view) }
  }
}

/// The node of one instance of a placeholder.
final class PlaceholderNode: _Node {
  var content: _Node?
  /// The value of its source that it shows.
  var version = 0
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
