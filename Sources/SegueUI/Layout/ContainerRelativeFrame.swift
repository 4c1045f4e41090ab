public import SegueGeometry

/// Gives a view a length that follows from the container around it.
public nonisolated struct _ContainerRelativeFrame: ItemModifier {
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    ContainerRelativeNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    let node = unsafeDowncast(wrapper, to: ContainerRelativeNode.self)
    node.modifier = self
    node.invalidateLayout()
  }
}

/// The node of `containerRelativeFrame`.
final class ContainerRelativeNode: WrapperNode {
  var modifier: _ContainerRelativeFrame

  init(_ modifier: _ContainerRelativeFrame, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  /// The scroll view, or else the part of the stage that no bar covers.
  private var container: CGSize {
    var node = layoutParent
    while let here = node {
      if let scroll = here as? ScrollNode, let size = scroll.offeredSize { return size }
      node = here.layoutParent
    }
    return stage.safeArea.size
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    var offer = proposal
    for axis in [Axis.horizontal, .vertical] {
      guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { continue }
      let length = modifier.length(container[axis], axis)
      offer[axis] = length.isFinite ? max(0, length) : 0
    }
    return offer
  }

  override func rigidLength(along axis: Axis) -> CGFloat? {
    modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical)
      ? inner(.unspecified)[axis] : nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let offer = inner(proposal)
    let size = content.sizeThatFits(offer)
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? offer.width ?? size.width : size.width,
      height: modifier.axes.contains(.vertical) ? offer.height ?? size.height : size.height)
  }

  override func performPlacement() {
    let place = content.aligned(modifier.alignment, in: size, inner(proposal))
    self.place(content, at: place.origin, proposal: place.proposal)
  }
}

extension View {
  /// Makes the view as large as the container around it along axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a length that follows from the container's, points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view so many of a number of equal parts of the container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let each = (length - spacing * (count - 1)) / count
      return each * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }
}
