import SegueGeometry

/// The corners of a rectangle on their way through the spaces around it.
struct Corners {
  private var a, b, c, d: CGPoint

  init(_ rectangle: CGRect) {
    a = CGPoint(x: rectangle.minX, y: rectangle.minY)
    b = CGPoint(x: rectangle.maxX, y: rectangle.minY)
    c = CGPoint(x: rectangle.minX, y: rectangle.maxY)
    d = CGPoint(x: rectangle.maxX, y: rectangle.maxY)
  }

  mutating func apply(_ transform: CGAffineTransform) {
    a = a.applying(transform)
    b = b.applying(transform)
    c = c.applying(transform)
    d = d.applying(transform)
  }

  mutating func map(_ convert: (CGPoint) -> CGPoint) {
    a = convert(a)
    b = convert(b)
    c = convert(c)
    d = convert(d)
  }

  /// The smallest rectangle around them.
  var box: CGRect {
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    return CGRect(
      x: left, y: top, width: max(max(a.x, b.x), max(c.x, d.x)) - left,
      height: max(max(a.y, b.y), max(c.y, d.y)) - top)
  }
}
