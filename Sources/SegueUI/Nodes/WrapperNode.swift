import SegueDisplay
import SegueGeometry

/// A node around exactly one other: what a modifier makes of a view.
class WrapperNode: ViewNode {
  private final var reference: Unmanaged<ViewNode>?
  /// The value of the modifier that it has, as the node that distributes it counts them.
  final var givenVersion: Int32 = 0
  /// Kept where the wrapper is the content's owner.
  private final var owned: ViewNode?

  /// The node inside; set before the node is used.
  final var content: ViewNode { withContent { $0 } }

  /// Asks the node inside for something, without counting references: layout and frames ask often.
  @inline(__always)
  final func withContent<Result>(_ body: (ViewNode) -> Result) -> Result {
    guard let reference else { preconditionFailure("a wrapper was used before it had content") }
    return reference._withUnsafeGuaranteedRef(body)
  }

  /// Takes a node as content.
  ///
  /// - Parameter owned: Whether the content's life ends with this node's.
  final func adopt(_ content: ViewNode, owned: Bool) {
    reference = .passUnretained(content)
    self.owned = owned ? content : nil
    content.layoutParent = self
  }

  override var core: ViewNode { withContent { $0.core } }
  override var placedCore: ViewNode { withContent { $0.placedCore } }

  override func forEachChild(_ body: (_Node) -> Void) { if let owned { body(owned) } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withContent { $0.sizeThatFits(proposal) }
  }

  override func performPlacement() {
    withContent { $0.place(at: origin, proposal: proposal) }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    withContent { $0.explicitAlignment(key, proposal) }
  }

  override var spacing: ViewSpacing { withContent { $0.spacing } }

  override func rigidLength(along axis: Axis) -> CGFloat? {
    withContent { $0.rigidLength(along: axis) }
  }

  override func emit(_ items: inout [DisplayItem]) { withContent { $0.emit(&items) } }

  override func forEachDrawn(_ body: (ViewNode) -> Void) { withContent(body) }

  override func hitTest(_ point: CGPoint) -> ViewNode? { content.hitTest(point) }

  override var presentedRectangle: CGRect { withContent { $0.presentedRectangle } }
  override var showsTravel: Bool { withContent { $0.showsTravel } }

  override var displayName: String { content.displayName }
  // The view is the content; the wrapper belongs to a modifier.
  override func isView<V>(of type: V.Type, name: String) -> Bool { false }
}
