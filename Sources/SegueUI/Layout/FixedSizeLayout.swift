import SegueGeometry

/// Gives a view its ideal length along axes, whatever is proposed.
public nonisolated struct _FixedSizeLayout: LayoutModifier {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    content.sizeThatFits(inner(proposal))
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    LayoutEngine.Place(origin: .zero, proposal: inner(proposal))
  }
}

extension View {
  /// Gives the view its ideal length along axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
