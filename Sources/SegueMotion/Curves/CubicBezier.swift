/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Creates a curve; the x of a control is limited to 0...1 and not a number counts as 0.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1 > 0 ? min(x1, 1) : 0
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2 > 0 ? min(x2, 1) : 0
    self.y2 = y2.isFinite ? y2 : 0
  }

  /// The y at an x in 0...1.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.position(y1, y2, parameter(at: x))
  }

  /// The slope at an x in 0...1; 1 where a control point lies on the end, which leaves it open.
  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.slope(x1, x2, t)
    let dy = Self.slope(y1, y2, t)
    if dx > 1e-12 { return dy / dx }
    return abs(dy) <= 1e-12 ? 1 : (dy > 0 ? .infinity : -.infinity)
  }

  /// The parameter at which the curve has an x in 0...1.
  private func parameter(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // Newton's step from the diagonal, kept inside a bracket that halves where the step leaves it.
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<80 {
      let error = Self.position(x1, x2, t) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = t } else { low = t }
      if high - low < 1e-16 { break }
      let slope = Self.slope(x1, x2, t)
      let next = slope > 1e-9 ? t - error / slope : -1
      let step = next > low && next < high ? next : (low + high) / 2
      if step == t { break }
      t = step
    }
    return t
  }

  private static func position(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let c1 = 3 * a
    let c2 = 3 * (b - a) - c1
    return ((1 - c1 - c2) * t + c2) * t * t + c1 * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
