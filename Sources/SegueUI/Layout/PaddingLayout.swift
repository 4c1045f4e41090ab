public import SegueGeometry

/// Adds room around a view.
public nonisolated struct _PaddingLayout: LayoutModifier {
  public typealias Body = Never
  let edges: Edge.Set
  /// nil is 16 points.
  let insets: EdgeInsets?

  private var effective: EdgeInsets {
    let insets = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = effective
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    let insets = effective
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    LayoutEngine.Place(
      origin: CGPoint(x: effective.leading, y: effective.top), proposal: inner(proposal))
  }

  @MainActor func spacing(_ content: ViewNode) -> ViewSpacing {
    // An edge with room of its own no longer asks as the text behind it would.
    var spacing = content.spacing
    let insets = effective
    if insets.top != 0 { spacing.top = ViewSpacing.Side(.view) }
    if insets.bottom != 0 { spacing.bottom = ViewSpacing.Side(.view) }
    if insets.leading != 0 { spacing.leading = ViewSpacing.Side(.view) }
    if insets.trailing != 0 { spacing.trailing = ViewSpacing.Side(.view) }
    return spacing
  }
}

extension View {
  /// Adds room around the view, points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds room at edges; nil is 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { length in
          let room = length.isFinite ? length : 0
          return EdgeInsets(top: room, leading: room, bottom: room, trailing: room)
        }))
  }

  /// Adds room at all edges, points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
