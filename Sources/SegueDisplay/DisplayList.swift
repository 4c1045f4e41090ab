package import SegueGeometry

/// Everything there is to draw at one instant, in drawing order.
///
/// The only thing that passes from the engine to a painter. Items are flat: a group is opened by
/// `begin` and closed by `end`, so that one moving value changes one element of one array.
/// Coordinates are points in the space of the innermost transform group, y down.
package struct DisplayList: Hashable, Sendable {
  /// Raised whenever a stored list of an older version can no longer be read.
  package static let version = 1

  /// The stage, in points.
  package var size: CGSize
  /// What the stage is cleared with; nil leaves it transparent.
  package var background: RGBA?
  package var items: [DisplayItem]

  package init(size: CGSize, background: RGBA? = nil, items: [DisplayItem] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}
