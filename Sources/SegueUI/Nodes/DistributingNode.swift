/// A modifier that the library applies to each item of its content.
@MainActor
protocol ItemModifier: ViewModifier where Body == Never {
  /// Makes the wrapper around one item.
  func makeWrapper(_ context: _NodeContext) -> WrapperNode
  /// Gives a wrapper made by `makeWrapper` a new value.
  func update(_ wrapper: WrapperNode)
  /// Whether making the wrapper does nothing but make it, so that it may be made before the content
  /// and own it.
  static var isPlain: Bool { get }
}

extension ItemModifier {
  @MainActor static var isPlain: Bool { false }
  @MainActor public static var _keepsOneItem: Bool { isPlain }

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    if isPlain, V._makesOneItem {
      let wrapper = modifier.makeWrapper(context)
      let content = V._makeNode(view, context.child(of: wrapper))
      wrapper.adopt(unsafeDowncast(content, to: ViewNode.self), owned: true)
      return wrapper
    }
    let node = DistributingNode(modifier, context)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    if isPlain, V._makesOneItem {
      let wrapper = unsafeDowncast(node, to: WrapperNode.self)
      V._updateNode(wrapper.content, view)
      modifier.update(wrapper)
      return
    }
    let node = unsafeDowncast(node, to: DistributingNode<Self>.self)
    // The content first: what it takes away stays as it was at its last live update.
    if let content = node.content { V._updateNode(content, view) }
    node.update(modifier)
  }
}

/// The node of such a modifier: one wrapper for each item of the content.
final class DistributingNode<M: ItemModifier>: _Node, WrapperOwner {
  var content: _Node?
  private var modifier: M
  private var wrappers: [WrapperNode] = []
  private var hasEndedWrappers = false
  /// Counts the values of the modifier.
  private var version: Int32 = 0

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
        // An item that was called back by what is inside: the modifier may have changed meanwhile.
        if known.givenVersion != version { give(known) }
      } else {
        wrapper = modifier.makeWrapper(context)
        wrapper.givenVersion = version
        wrapper.adopt(inner, owned: false)
        inner.adopter = wrapper
        wrappers.append(wrapper)
      }
      items[index] = Item(node: wrapper, traits: items[index].traits)
    }
  }

  func forgetEndedWrappers() {
    hasEndedWrappers = false
    wrappers.removeAll { !$0.isMounted }
  }

  func wrapperDidEnd() {
    guard !hasEndedWrappers, isMounted else { return }
    hasEndedWrappers = true
    stage.staleDistributors.append(self)
  }

  /// Visits the wrappers of the items, in the order in which they were made.
  func forEachWrapper(_ body: (WrapperNode) -> Void) { wrappers.forEach(body) }

  private var context: _NodeContext {
    _NodeContext(parent: self, scope: scope, environment: environment)
  }

  func update(_ new: M) {
    modifier = new
    version &+= 1
    for wrapper in wrappers where wrapper.isMounted && isWanted(wrapper) { give(wrapper) }
  }

  private func give(_ wrapper: WrapperNode) {
    wrapper.givenVersion = version
    modifier.update(wrapper)
  }

  /// Whether the views still ask for the item; wrappers of others stay as they were.
  private func isWanted(_ wrapper: WrapperNode) -> Bool {
    var node: _Node? = wrapper.placedCore
    while let here = node, here !== self {
      if let branch = here as? BranchNode, !branch.isPresent { return false }
      node = here.parent
    }
    return true
  }
}

/// A node that has put wrappers around the items of its content.
@MainActor
protocol WrapperOwner: AnyObject {
  /// Takes note that a wrapper has ended together with its item.
  func wrapperDidEnd()
  /// Lets go of wrappers that have ended.
  func forgetEndedWrappers()
}
