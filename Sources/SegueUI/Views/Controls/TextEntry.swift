import SegueGeometry

/// Marks a field, so that a test can put text into it.
nonisolated struct TextEntryModifier: ItemModifier {
  typealias Body = Never
  let text: Binding<String>

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    TextEntryNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: TextEntryNode.self).modifier = self
  }
}

/// The node of a field.
final class TextEntryNode: WrapperNode {
  var modifier: TextEntryModifier

  init(_ modifier: TextEntryModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  // A field is hit in its whole rectangle, also where there is no text.
  override func hitTest(_ point: CGPoint) -> ViewNode? {
    content.hitTest(point) ?? (presentedRectangle.contains(point) ? self : nil)
  }
}

extension Stage {
  /// Puts text at the end of the field with a text, prompt, label or identifier; false where the
  /// view is no field.
  package func type(_ text: String, into label: String) throws -> Bool {
    sample()
    guard let field = entry(at: try find(label).node) else { return false }
    trace.input("type \"\(text)\" into \"\(label)\"")
    run { field.enter(text) }
    settleFrame()
    return true
  }

  private func entry(at node: ViewNode) -> TextEntryNode? {
    var here: ViewNode? = node
    while let next = here {
      if let field = next as? TextEntryNode { return field }
      here = next.layoutParent
    }
    // A label or an identifier stands around the field.
    var found: TextEntryNode?
    func visit(_ node: ViewNode) {
      if found == nil { found = node as? TextEntryNode }
      node.forEachDrawn(visit)
    }
    visit(node)
    return found
  }
}
