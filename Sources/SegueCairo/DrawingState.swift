import SegueGeometry

/// What surrounds the item being drawn.
struct DrawingState {
  /// From the item's points to the canvas's pixels.
  var transform: CGAffineTransform
  /// Multiplies every colour.
  var alpha = 1.0
  /// Pixels outside stay as they are.
  var clip: PixelRect
  /// Cairo clips to more than `clip`: an outline that is not a rectangle of whole pixels.
  var hasOutlineClip = false
  /// Edges of rectangles go to whole pixels; not where the canvas is coarser than the screen.
  var snaps = true

  /// Whether upright rectangles stay upright.
  var isUpright: Bool {
    (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
  }

  /// Pixels a unit vector covers, on average over directions.
  var scale: Double { Double(abs(transform.determinant)).squareRoot() }

  /// The state inside a transform; nil where nothing can be seen of the content.
  func transformed(by m: CGAffineTransform) -> DrawingState? {
    var inner = self
    inner.transform = m.concatenating(transform)
    return inner.transform.canDraw ? inner : nil
  }

  /// The state on a canvas of its own that shows these pixels, each `x` by `y` pixels large.
  func onCanvas(_ pixels: PixelRect, coarser x: Int = 1, _ y: Int = 1) -> DrawingState {
    let scale = CGAffineTransform(scaleX: 1 / CGFloat(x), y: 1 / CGFloat(y))
    return DrawingState(
      transform: transform.concatenating(
        CGAffineTransform(translationX: -CGFloat(pixels.x0), y: -CGFloat(pixels.y0))
      ).concatenating(scale),
      clip: PixelRect(x0: 0, y0: 0, x1: pixels.width / x, y1: pixels.height / y),
      snaps: snaps && x == 1 && y == 1)
  }
}

extension CGAffineTransform {
  /// Finite, and not so flat that nothing is left to see.
  var canDraw: Bool {
    let size = abs(Double(determinant))
    return size.isFinite && size > 1e-12 && tx.isFinite && ty.isFinite
  }
}
