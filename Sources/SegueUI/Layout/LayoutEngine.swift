import SegueGeometry

/// How a container arranges its elements.
///
/// A class because a custom layout keeps a cache in it.
@MainActor
class LayoutEngine {
  /// Where an element goes, relative to the container's origin, before mirroring.
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement]) -> CGSize {
    .zero
  }

  /// The places of the elements in a container of a size.
  func places(_ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize)
    -> [Place]
  {
    []
  }

  func spacing(_ elements: [ContainerElement]) -> ViewSpacing {
    var result: ViewSpacing?
    for element in elements {
      result = result?.union(element.node.spacing) ?? element.node.spacing
    }
    return result ?? ViewSpacing()
  }

  /// Forgets what was remembered of sizes.
  func invalidate() {}

  /// Takes note that the list of elements has changed.
  func elementsDidChange(_ elements: [ContainerElement]) {
    for element in elements { element.spacer?.axis = nil }
  }

  /// Whether places are given from the leading edge, so that right-to-left mirrors them.
  var mirrors: Bool { true }

  func explicitAlignment(
    _ key: AlignmentKey, _ elements: [ContainerElement], size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for (element, place) in zip(elements, places(elements, in: size, proposal: proposal)) {
      guard let value = element.node.explicitAlignment(key, place.proposal) else { continue }
      let offset = key.isHorizontal ? place.origin.x : place.origin.y
      key.type._combineExplicit(childValue: value + offset, count, into: &result)
      count += 1
    }
    return result
  }

  final func place(
    _ elements: [ContainerElement], in rectangle: CGRect, proposal: ProposedViewSize,
    container: ContainerNode
  ) {
    let places = places(elements, in: rectangle.size, proposal: proposal)
    for (element, place) in zip(elements, places) {
      container.place(
        element.presented, at: place.origin, proposal: place.proposal, mirrors: mirrors)
    }
  }
}

extension ViewNode {
  /// Forgets where this node and what it shows stand in the display list, when they are not drawn.
  final func forgetDisplay() {
    displayIndex = -1
    forEachDrawn { $0.forgetDisplay() }
  }

  /// Places a child relative to this node, mirrored where the layout runs from right to left.
  final func place(
    _ child: ViewNode, at relative: CGPoint, proposal: ProposedViewSize, mirrors: Bool = true
  ) {
    var x = relative.x
    if mirrors, stage.mayBeRightToLeft, isRightToLeft {
      x = size.width - x - child.sizeThatFits(proposal).width
    }
    child.place(at: CGPoint(x: origin.x + x, y: origin.y + relative.y), proposal: proposal)
  }

  final var isRightToLeft: Bool { environment.values.layoutDirection == .rightToLeft }
}
