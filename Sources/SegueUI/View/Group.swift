/// Several views that are treated alike; modifiers act on each of them.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("Group has no body") }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = GroupNode(context)
    node.content = Content._makeNode(view.content, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    guard let content = unsafeDowncast(node, to: GroupNode.self).content else { return }
    Content._updateNode(content, view.content)
  }
}

/// A node that hands on its content and is known by name to explanations.
final class GroupNode: _Node {
  var content: _Node?

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }
}
