import SegueDisplay
import SegueGeometry

/// A leaf that paints an outline, whatever the shape.
///
/// Knows when nothing but the place of the outline changes: a frame of travel then writes two
/// numbers, and asks neither the shape nor the style.
class OutlineNode: FramedNode {
  /// How the item in the list follows the node's rectangle while everything else stays.
  struct MoveOnly {
    /// The rectangle's size for which it holds, points.
    let size: CGSize
    /// From the rectangle's origin to the outline's box, points.
    let inset: CGVector
  }

  /// nil where the item has to be made again.
  final var moveOnly: MoveOnly?

  /// Writes the item again, whatever has changed.
  func patchWhole(_ items: inout [DisplayItem]) {}

  final override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    let frame = presentedFrame
    guard let moveOnly, moveOnly.size == frame.size, frame.width >= 0, frame.height >= 0
    else { return patchWhole(&items) }
    items.setOutlineOrigin(
      CGPoint(x: frame.origin.x + moveOnly.inset.dx, y: frame.origin.y + moveOnly.inset.dy),
      at: displayIndex)
  }

  /// Takes note of the item that is in the list now.
  ///
  /// - Parameter isStill: Whether nothing of the item but its place changes from frame to frame.
  final func noteDrawn(_ item: DisplayItem, isStill: Bool) {
    moveOnly = nil
    guard isStill, case .shape(let shape) = item, case .color = shape.paint,
      let box = shape.outline.simpleBox
    else { return }
    let frame = presentedFrame
    moveOnly = MoveOnly(
      size: frame.size,
      inset: CGVector(dx: box.origin.x - frame.origin.x, dy: box.origin.y - frame.origin.y))
  }

  override func attributeDidMove(_ attribute: UInt8) {
    if attribute != Self.frameAttribute { moveOnly = nil }
    super.attributeDidMove(attribute)
  }
}

extension Outline {
  /// The box of an outline that its box describes.
  fileprivate var simpleBox: CGRect? {
    switch self {
    case .rectangle(let box), .roundedRectangle(let box, _, _), .ellipse(let box): box
    case .path: nil
    }
  }
}
