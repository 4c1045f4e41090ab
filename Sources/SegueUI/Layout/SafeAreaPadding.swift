import SegueGeometry

/// Keeps room at the edges free, and lets what ignores the safe area extend under it.
public nonisolated struct _SafeAreaPadding: ItemModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    SafeAreaPaddingNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: SafeAreaPaddingNode.self).update(self)
  }
}

/// The node of `safeAreaPadding`.
final class SafeAreaPaddingNode: WrapperNode {
  private var modifier: _SafeAreaPadding
  private var region: SafeRegion?

  init(_ modifier: _SafeAreaPadding, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _SafeAreaPadding) {
    guard new.insets != modifier.insets else { return }
    modifier = new
    invalidateLayout()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = modifier.insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = modifier.insets
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func performPlacement() {
    let sides = SideInsets(modifier.insets, isRightToLeft: isRightToLeft)
    let inside = sides.inset(rectangle)
    region = SafeRegion(
      outer: safeRegion.extending(rectangle, .all, isRightToLeft: isRightToLeft), safe: inside)
    content.place(at: CGPoint(x: inside.minX, y: inside.minY), proposal: inner(proposal))
  }

  override func safeRegion(around child: ViewNode) -> SafeRegion? { region }
}
