import SegueFindings
public import SegueGeometry

/// A modifier that changes where and how large an item is laid out.
@MainActor
protocol LayoutModifier: ItemModifier, Equatable {
  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize
  /// Where the content goes in a size, before mirroring.
  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  @MainActor func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ content: ViewNode
  ) -> CGFloat?
  @MainActor func spacing(_ content: ViewNode) -> ViewSpacing
  /// The length along an axis where it is the same for every proposal.
  @MainActor func rigidLength(along axis: Axis, _ content: ViewNode) -> CGFloat?
}

extension LayoutModifier {
  @MainActor static var isPlain: Bool { true }

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    LayoutModifierNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: LayoutModifierNode.self).update(self)
  }

  @MainActor func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ content: ViewNode
  ) -> CGFloat? {
    let place = place(in: size, proposal, content)
    return content.explicitAlignment(key, place.proposal).map {
      $0 + (key.isHorizontal ? place.origin.x : place.origin.y)
    }
  }

  @MainActor func spacing(_ content: ViewNode) -> ViewSpacing { content.spacing }

  @MainActor func rigidLength(along axis: Axis, _ content: ViewNode) -> CGFloat? { nil }
}

/// Fixes one or both dimensions.
public nonisolated struct _FrameLayout: LayoutModifier {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor func rigidLength(along axis: Axis, _ content: ViewNode) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    content.aligned(alignment, in: size, inner(proposal))
  }
}

/// Bounds dimensions from below and above.
public nonisolated struct _FlexFrameLayout: LayoutModifier {
  public typealias Body = Never
  let minWidth, idealWidth, maxWidth: CGFloat?
  let minHeight, idealHeight, maxHeight: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func clamp(_ value: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?)
      -> CGFloat?
    {
      guard let value = value ?? ideal else { return nil }
      return min(max(value, low ?? 0), max(high ?? .infinity, low ?? 0))
    }
    return ProposedViewSize(
      width: clamp(proposal.width, minWidth, idealWidth, maxWidth),
      height: clamp(proposal.height, minHeight, idealHeight, maxHeight))
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    let child = content.sizeThatFits(inner(proposal))
    func resolve(
      _ offered: CGFloat?, _ child: CGFloat, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?
    ) -> CGFloat {
      guard let offered else {
        return min(max(ideal ?? child, low ?? 0), max(high ?? .infinity, low ?? 0))
      }
      // Bounded from both sides, or from above: the offer itself, within the bounds.
      let lower = low ?? (high == nil ? child : min(child, offered))
      let upper = high ?? max(child, low ?? child)
      return max(min(max(offered, lower), upper), low ?? 0)
    }
    return CGSize(
      width: resolve(proposal.width, child.width, minWidth, idealWidth, maxWidth),
      height: resolve(proposal.height, child.height, minHeight, idealHeight, maxHeight))
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    content.aligned(alignment, in: size, inner(proposal))
  }
}

extension ViewNode {
  /// The place of a view aligned in a size.
  func aligned(_ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize)
    -> LayoutEngine.Place
  {
    let own = sizeThatFits(proposal)
    let box = ViewDimensions(size: size) { _ in nil }
    let x = box[alignment.horizontal] - guide(alignment.horizontal.key, proposal, size: own)
    let y = box[alignment.vertical] - guide(alignment.vertical.key, proposal, size: own)
    return LayoutEngine.Place(
      origin: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), proposal: proposal)
  }
}

extension View {
  /// Fixes the view's dimensions, points; nil leaves one to the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        width: FrameValue.checked(width, "width"), height: FrameValue.checked(height, "height"),
        alignment: alignment))
  }

  @available(*, deprecated, message: "pass one or more parameters")
  public nonisolated func frame() -> some View { self }

  /// Bounds the view's dimensions, points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: FrameValue.checked(minWidth, "minWidth"),
        idealWidth: FrameValue.checked(idealWidth, "idealWidth"),
        maxWidth: FrameValue.checked(maxWidth, "maxWidth", allowsInfinity: true),
        minHeight: FrameValue.checked(minHeight, "minHeight"),
        idealHeight: FrameValue.checked(idealHeight, "idealHeight"),
        maxHeight: FrameValue.checked(maxHeight, "maxHeight", allowsInfinity: true),
        alignment: alignment))
  }
}

/// The values that a frame accepts.
enum FrameValue {
  /// Returns a dimension, or nil with one message where it cannot be laid out.
  static func checked(_ value: CGFloat?, _ name: String, allowsInfinity: Bool = false) -> CGFloat? {
    guard let value else { return nil }
    if value.isNaN || value < 0 || (!allowsInfinity && value.isInfinite) {
      StageRegistry.report(
        .invalidValue,
        "frame(\(name): \(value)) cannot be laid out, and is left to the view",
        "pass a finite number of at least 0")
      return nil
    }
    return value
  }
}
