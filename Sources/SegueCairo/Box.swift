import SegueGeometry

/// A rectangle in device pixels that may be empty or unbounded; made to be joined and cut.
struct Box: Equatable {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double

  static let empty = Box(x0: .infinity, y0: .infinity, x1: -.infinity, y1: -.infinity)
  static let unbounded = Box(x0: -.infinity, y0: -.infinity, x1: .infinity, y1: .infinity)

  init(x0: Double, y0: Double, x1: Double, y1: Double) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  init(_ rect: PixelRect) {
    self.init(
      x0: Double(rect.x0), y0: Double(rect.y0), x1: Double(rect.x1), y1: Double(rect.y1))
  }

  /// The upright box around a transformed rectangle; empty where a number is not finite.
  init(_ rect: CGRect, _ m: CGAffineTransform) {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    let (w, h) = (Double(rect.size.width), Double(rect.size.height))
    let (a, b, c, d) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
    let (px, py) = (a * x + c * y + Double(m.tx), b * x + d * y + Double(m.ty))
    let (ux, uy, vx, vy) = (a * w, b * w, c * h, d * h)
    self.init(
      x0: px + min(ux, 0) + min(vx, 0), y0: py + min(uy, 0) + min(vy, 0),
      x1: px + max(ux, 0) + max(vx, 0), y1: py + max(uy, 0) + max(vy, 0))
    if !(x1 - x0).isFinite || !(y1 - y0).isFinite { self = .empty }
  }

  var isEmpty: Bool { !(x0 < x1 && y0 < y1) }

  func union(_ other: Box) -> Box {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Box(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func intersection(_ other: Box) -> Box {
    Box(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func expanded(_ x: Double, _ y: Double) -> Box {
    isEmpty ? self : Box(x0: x0 - x, y0: y0 - y, x1: x1 + x, y1: y1 + y)
  }

  func offsetBy(_ x: Double, _ y: Double) -> Box {
    Box(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }

  /// The whole pixels it touches; far away sides come no closer than ten million pixels.
  var pixels: PixelRect {
    guard !isEmpty else { return .empty }
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e7), 1e7)) }
    return PixelRect(
      x0: whole(x0.rounded(.down)), y0: whole(y0.rounded(.down)),
      x1: whole(x1.rounded(.up)), y1: whole(y1.rounded(.up)))
  }
}
