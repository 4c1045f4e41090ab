/// A view that is built around another one, which it gets as a placeholder.
///
/// The placeholder's content is not evaluated again when only what is around it changes.
nonisolated struct SourcedView<Content: View, Built: View>: _PrimitiveView {
  let content: Content
  let build: (PlaceholderContentView<Content>) -> Built

  init(
    content: Content, build: @escaping (PlaceholderContentView<Content>) -> Built
  ) {
    self.content = content
    self.build = build
  }

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let source = ViewContentSource(view.content)
    let node = ApplicationNode(context, source: source)
    node.content = Built._makeNode(
      view.build(PlaceholderContentView(source)), context.child(of: node))
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: ApplicationNode<Content>.self)
    node.source.offer(view.content)
    if let content = node.content {
      Built._updateNode(content, view.build(PlaceholderContentView(node.source)))
    }
    node.source.updateOthers()
  }
}
