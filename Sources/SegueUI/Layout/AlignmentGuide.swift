public import SegueGeometry

/// Sets one alignment guide of a view.
public nonisolated struct _AlignmentGuide: LayoutModifier {
  public typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    context.stage.explicitGuides.insert(key)
    return LayoutModifierNode(self, context)
  }

  // Two closures cannot be compared: a new value may always compute something else.
  public static func == (a: Self, b: Self) -> Bool { false }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    content.sizeThatFits(proposal)
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    LayoutEngine.Place(origin: .zero, proposal: proposal)
  }

  @MainActor func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ content: ViewNode
  ) -> CGFloat? {
    guard key == self.key else { return content.explicitAlignment(key, proposal) }
    let value = compute(content.dimensions(proposal))
    return value.isFinite ? value : 0
  }

  @MainActor func rigidLength(along axis: Axis, _ content: ViewNode) -> CGFloat? {
    content.rigidLength(along: axis)
  }
}

extension View {
  /// Sets where a horizontal guide of the view lies, points from its leading edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: guide.key, compute: computeValue))
  }

  /// Sets where a vertical guide of the view lies, points from its top.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuide(key: guide.key, compute: computeValue))
  }
}
