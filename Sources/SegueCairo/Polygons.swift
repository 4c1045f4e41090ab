import CPixels
import SegueGeometry

/// Closed outlines of straight lines, in points: what the filler takes.
struct Polygons: Sendable {
  /// x and y in turn.
  var points: [Float] = []
  /// Where each outline ends, in points.
  var ends: [Int32] = []

  private var count: Int32 { Int32(points.count / 2) }

  mutating func add(_ x: Double, _ y: Double) {
    points.append(Float(x))
    points.append(Float(y))
  }

  mutating func close() {
    if count > (ends.last ?? 0) { ends.append(count) }
  }

  /// Adds a curve from `p` as lines that leave it by no more than `tolerance`.
  mutating func addCurve(
    from p: CGPoint, _ q: CGPoint, _ r: CGPoint, to s: CGPoint, tolerance: Double
  ) {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      let (x, y) = (Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
      return (x * x + y * y).squareRoot()
    }
    let pieces = (0.75 * max(bend(p, q, r), bend(q, r, s)) / tolerance).squareRoot().rounded(.up)
    guard pieces.isFinite else { return }
    let count = Int(min(max(pieces, 1), 200))
    let step = 1 / Double(count)
    for index in 1...count {
      let t = Double(index) * step
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      add(
        a * Double(p.x) + b * Double(q.x) + c * Double(r.x) + d * Double(s.x),
        a * Double(p.y) + b * Double(q.y) + c * Double(r.y) + d * Double(s.y))
    }
  }

  /// Fills them in one colour, or their coverage into bytes.
  func fill(_ target: UnsafePointer<px_target>, _ m: CGAffineTransform) {
    let affine = px_affine(
      a: Float(m.a), b: Float(m.b), c: Float(m.c), d: Float(m.d), tx: Float(m.tx),
      ty: Float(m.ty))
    points.withUnsafeBufferPointer { points in
      ends.withUnsafeBufferPointer { ends in
        _ = px_fill(target, points.baseAddress, ends.baseAddress, Int32(ends.count), affine)
      }
    }
  }
}

extension Path {
  /// The path as lines, every subpath closed.
  func polygons(tolerance: Double) -> Polygons {
    var result = Polygons()
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    forEach { element in
      switch element {
      case .move(let end):
        result.close()
        (start, here) = (end, end)
        result.add(Double(end.x), Double(end.y))
      case .line(let end):
        result.add(Double(end.x), Double(end.y))
        here = end
      case .quadCurve(let end, let c):
        let one = CGPoint(x: here.x + (c.x - here.x) * 2 / 3, y: here.y + (c.y - here.y) * 2 / 3)
        let two = CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
        result.addCurve(from: here, one, two, to: end, tolerance: tolerance)
        here = end
      case .curve(let end, let one, let two):
        result.addCurve(from: here, one, two, to: end, tolerance: tolerance)
        here = end
      case .closeSubpath:
        result.close()
        here = start
      }
    }
    result.close()
    return result
  }
}

/// What the polygon of a simple outline depends on: all but its place, so that moving costs nothing.
struct OutlineKey: Hashable {
  var size: CGSize
  var corner: CGSize
  var style: RoundedCornerStyle
  /// The finest scale the polygon is good for is 2 to this power, pixels per point.
  var level: Int

  /// The level good for a scale, at least 1/16 and at most 256 pixels a point.
  static func level(for scale: Double) -> Int {
    guard scale.isFinite, scale > 0 else { return 0 }
    var level = -4
    while level < 8, Double(sign: .plus, exponent: level, significand: 1) < scale { level += 1 }
    return level
  }

  /// Pixels per point.
  static func scale(of level: Int) -> Double {
    Double(sign: .plus, exponent: level, significand: 1)
  }
}
