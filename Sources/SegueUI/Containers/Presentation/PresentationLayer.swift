import SegueDisplay
import SegueGeometry

/// Shows a view over everything else on the stage.
///
/// The view belongs to where the modifier stands: it sees that environment and that transaction.
nonisolated struct StageOverlay<Overlay: View>: ViewModifier {
  typealias Body = Never
  let overlay: Overlay

  @MainActor static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    let node = StageOverlayNode(context)
    node.content = V._makeNode(view, context.child(of: node))
    node.show(modifier.overlay)
    return node
  }

  @MainActor static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: StageOverlayNode.self)
    if let content = node.content { V._updateNode(content, view) }
    node.show(modifier.overlay)
  }
}

/// The node of such a modifier: hands on its content; the overlay is the root's to lay out.
final class StageOverlayNode: _Node {
  var content: _Node?
  private var overlay: ImplicitContainerNode?

  override func forEachChild(_ body: (_Node) -> Void) {
    content.map(body)
    overlay.map(body)
  }

  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    // What is over the page says nothing about the page.
    content?.preference(key)
  }

  func show<Overlay: View>(_ view: Overlay) {
    if let overlay {
      if let content = overlay.content { Overlay._updateNode(content, view) }
      return
    }
    let made = ImplicitContainerNode.make(
      view, _NodeContext(parent: self, scope: scope, environment: environment),
      engine: OverlayEngine(alignment: .bottom))
    overlay = made
    stage.addOverlay(made)
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    if let overlay { stage.removeOverlay(overlay) }
  }
}
