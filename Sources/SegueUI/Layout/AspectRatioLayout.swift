import SegueFindings
public import SegueGeometry

/// How a ratio of sides meets the room that there is.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers everything.
  case fill
}

/// Proposes to a view the fitted or filled rectangle of a ratio.
public nonisolated struct _AspectRatioLayout: LayoutModifier {
  public typealias Body = Never
  /// Width over height; nil is the ratio of the view's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor private func inner(_ proposal: ProposedViewSize, _ content: ViewNode)
    -> ProposedViewSize
  {
    if proposal.width == nil, proposal.height == nil { return proposal }
    var ratio = ratio ?? 0
    if self.ratio == nil {
      let ideal = content.sizeThatFits(.unspecified)
      ratio = ideal.width / ideal.height
    }
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isTooWide = width > height * ratio
      return isTooWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    case (nil, nil): return proposal
    }
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    content.sizeThatFits(inner(proposal, content))
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    LayoutEngine.Place(origin: .zero, proposal: inner(proposal, content))
  }
}

extension View {
  /// Keeps the view's sides in a ratio, width over height; nil is the view's own one.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    var ratio = aspectRatio
    if let given = aspectRatio, !(given.isFinite && given > 0) {
      StageRegistry.report(
        .invalidValue,
        "aspectRatio(\(given)) is no ratio of sides, and the view's own one is used",
        "pass a finite number above 0")
      ratio = nil
    }
    return modifier(_AspectRatioLayout(ratio: ratio, mode: contentMode))
  }

  /// Keeps the view's sides in the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as fits, in the view's own ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// As small as covers the room, in the view's own ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
