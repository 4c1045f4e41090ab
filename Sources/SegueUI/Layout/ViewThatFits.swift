import SegueDisplay
public import SegueGeometry

/// Shows the first of several views whose ideal size fits, or else the last one.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: The axes along which a view has to fit.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = FittingNode(context, axes: view.axes)
    node.content = Content._makeNode(view.content, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: FittingNode.self)
    node.set(view.axes)
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}

/// The node of `ViewThatFits`: all candidates are kept, one is laid out and drawn.
final class FittingNode: ContainerNode {
  private var axes: Axis.Set
  private var chosen: ContainerElement?

  init(_ context: _NodeContext, axes: Axis.Set) {
    self.axes = axes
    super.init(context, engine: LayoutEngine())
  }

  override var displayName: String { "ViewThatFits" }

  func set(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    invalidateLayout()
  }

  private func candidate(_ proposal: ProposedViewSize) -> ContainerElement? {
    elements.first { element in
      let ideal = element.node.sizeThatFits(.unspecified)
      if axes.contains(.horizontal), let width = proposal.width, ideal.width > width {
        return false
      }
      if axes.contains(.vertical), let height = proposal.height, ideal.height > height {
        return false
      }
      return true
    } ?? elements.last
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    candidate(proposal)?.node.sizeThatFits(proposal) ?? .zero
  }

  override func performPlacement() {
    let next = candidate(proposal)
    if next !== chosen {
      chosen?.presented.forgetDisplay()
      chosen = next
      stage.needsList = true
    }
    if let next { place(next.presented, at: .zero, proposal: proposal) }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    candidate(proposal)?.node.explicitAlignment(key, proposal)
  }

  override var spacing: ViewSpacing { elements.first?.node.spacing ?? ViewSpacing() }

  override func emit(_ items: inout [DisplayItem]) {
    forEachDrawn { $0.emit(&items) }
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    for element in drawingOrder where element.isLeaving || element === chosen {
      body(element.presented)
    }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    chosen?.presented.hitTest(point)
  }
}
