import SegueGeometry

/// Puts elements on top of each other, aligned: `ZStack`, and what is drawn over or under a view.
final class OverlayEngine: LayoutEngine {
  var alignment: Alignment

  init(alignment: Alignment) { self.alignment = alignment }

  /// The extent of the aligned elements around the common guide.
  private func extent(_ elements: [ContainerElement], _ proposal: ProposedViewSize) -> CGRect {
    var result: CGRect?
    for element in elements {
      let dimensions = element.node.dimensions(proposal)
      let rectangle = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      result = result.map { $0.joined(rectangle) } ?? rectangle
    }
    return result ?? .zero
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    extent(elements, proposal).size
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    let extent = extent(elements, proposal)
    return elements.map { element in
      let dimensions = element.node.dimensions(proposal)
      return Place(
        origin: CGPoint(
          x: -extent.minX - dimensions[alignment.horizontal],
          y: -extent.minY - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }
}

extension CGRect {
  /// The smallest rectangle around both, also where one of them is empty.
  func joined(_ other: CGRect) -> CGRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
