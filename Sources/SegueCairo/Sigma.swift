import SegueGeometry

/// How far a blur spreads along the canvas's axes, in pixels.
struct Sigma {
  var x: Double
  var y: Double

  /// Beyond this no screen can tell one blur from the next.
  private static let most = 1e5

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// - Parameter radius: Points; below 0 or not a number counts as 0.
  init(radius: Double, _ transform: CGAffineTransform) {
    let radius = radius > 0 ? radius : 0
    let (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    func limited(_ value: Double) -> Double { min(value.isNaN ? 0 : value, Self.most) }
    x = limited(radius * (a * a + c * c).squareRoot())
    y = limited(radius * (b * b + d * d).squareRoot())
  }

  /// Too small to be seen.
  var isNothing: Bool { max(x, y) < 0.05 }

  /// How much coarser the canvas may be along each axis, so that at least six of its pixels make a
  /// sigma: drawn up again, that differs from the exact blur by less than 1/255.
  var coarseness: (x: Int, y: Int) { (Self.step(x), Self.step(y)) }

  private static func step(_ sigma: Double) -> Int {
    var step = 1
    while sigma / Double(step * 2) >= 6 { step *= 2 }
    return step
  }
}
