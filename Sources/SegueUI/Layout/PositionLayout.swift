public import SegueGeometry

/// Takes the whole proposal and puts the middle of the content at a point.
public nonisolated struct _PositionLayout: LayoutModifier {
  public typealias Body = Never
  let position: CGPoint

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    let own = content.sizeThatFits(proposal)
    let x = position.x - own.width / 2
    let y = position.y - own.height / 2
    return LayoutEngine.Place(
      origin: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), proposal: proposal)
  }

  @MainActor func spacing(_ content: ViewNode) -> ViewSpacing { ViewSpacing() }
}

extension View {
  /// Takes all the room and puts the middle of the view at a point, points from the top leading
  /// corner.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Takes all the room and puts the middle of the view at a point, points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
