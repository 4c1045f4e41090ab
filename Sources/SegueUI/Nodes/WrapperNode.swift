import SegueDisplay
import SegueGeometry

/// A node around exactly one other: what a modifier makes of a view.
class WrapperNode: ViewNode {
  private final unowned(unsafe) var contentNode: ViewNode?
  /// Kept where the wrapper is the content's owner.
  private final var owned: ViewNode?

  /// The node inside; set before the node is used.
  final var content: ViewNode {
    guard let contentNode else { preconditionFailure("a wrapper was used before it had content") }
    return contentNode
  }

  /// Takes a node as content.
  ///
  /// - Parameter owned: Whether the content's life ends with this node's.
  final func adopt(_ content: ViewNode, owned: Bool) {
    contentNode = content
    self.owned = owned ? content : nil
    content.layoutParent = self
  }

  override var core: ViewNode { content.core }
  override var placedCore: ViewNode { content.placedCore }

  override func forEachChild(_ body: (_Node) -> Void) { if let owned { body(owned) } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  override func performPlacement() { content.place(at: origin, proposal: proposal) }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    content.explicitAlignment(key, proposal)
  }

  override var spacing: ViewSpacing { content.spacing }

  override func rigidLength(along axis: Axis) -> CGFloat? { content.rigidLength(along: axis) }

  override func emit(_ items: inout [DisplayItem]) { content.emit(&items) }

  override func forEachDrawn(_ body: (ViewNode) -> Void) { body(content) }

  override func hitTest(_ point: CGPoint) -> ViewNode? { content.hitTest(point) }

  override var presentedRectangle: CGRect { content.presentedRectangle }
  override var showsTravel: Bool { content.showsTravel }

  override var displayName: String { content.displayName }
  // The view is the content; the wrapper belongs to a modifier.
  override func isView<V>(of type: V.Type, name: String) -> Bool { false }
}
