package import SegueGeometry

/// How wide text is, as the painter that will draw it sees it.
///
/// Heights come from the engine's own metrics, so that layout does not depend on the font at hand.
package protocol TextMeasurer: AnyObject, Sendable {
  /// Where each character ends, in points from the start of the line: one value a `Character`,
  /// never decreasing. The last one is the width of the line.
  func advances(of string: String, font: FontDescription) -> [CGFloat]
}
