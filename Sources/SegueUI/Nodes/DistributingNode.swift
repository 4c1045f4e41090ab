/// A modifier that the library applies to each item of its content.
@MainActor
protocol ItemModifier: ViewModifier where Body == Never {
  /// Makes the wrapper around one item.
  func makeWrapper(_ context: _NodeContext) -> WrapperNode
  /// Gives a wrapper made by `makeWrapper` a new value.
  func update(_ wrapper: WrapperNode)
}

extension ItemModifier {
  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = DistributingNode(modifier, context)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: DistributingNode<Self>.self)
    node.update(modifier)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of such a modifier: one wrapper for each item of the content.
final class DistributingNode<M: ItemModifier>: _Node {
  var content: _Node?
  private var modifier: M
  private var wrappers: [WrapperNode] = []

  init(_ modifier: M, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    content.map(body)
    wrappers.forEach(body)
  }

  override func collectItems(_ items: inout [Item]) {
    let start = items.count
    content?.collectItems(&items)
    for index in start..<items.count {
      let inner = items[index].node
      let wrapper: WrapperNode
      if let known = inner.adopter, known.parent === self {
        wrapper = known
      } else {
        wrapper = modifier.makeWrapper(context)
        wrapper.adopt(inner, owned: false)
        inner.adopter = wrapper
        wrappers.append(wrapper)
      }
      items[index] = Item(node: wrapper, traits: items[index].traits)
    }
    if wrappers.count > items.count - start {
      wrappers.removeAll { wrapper in
        guard !wrapper.core.isMounted else { return false }
        wrapper.unmount()
        return true
      }
    }
  }

  /// Visits the wrappers of the items, in the order in which they were made.
  func forEachWrapper(_ body: (WrapperNode) -> Void) { wrappers.forEach(body) }

  private var context: _NodeContext {
    _NodeContext(stage: stage, parent: self, scope: scope, environment: environment)
  }

  func update(_ new: M) {
    modifier = new
    // Wrappers of items on their way out stay as they were at the last live update.
    for wrapper in wrappers where wrapper.element?.isLeaving != true { new.update(wrapper) }
  }
}
