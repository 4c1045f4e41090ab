/// When a persistent spring counts as at rest.
///
/// Speed and acceleration are both at most 0.06 a second (squared: 0.0036) and, if there is an
/// interval at all, at most 1 % of it remains. Tested on a grid of 1/300 s from the start, so that
/// the end does not depend on the frame rate.
struct RestCriterion {
  static let limitSquared = 0.0036
  static let limit = 0.06
  static let remainingSquared = 1e-4
  /// Seconds between two tests.
  static let step = 1.0 / 300

  /// More tests than this in a row, over three minutes, are not worth their time.
  static let mostSteps = 65_536

  /// The grid point's time in nanoseconds, rounded up.
  static func nanoseconds(_ index: Int) -> Int64 { (Int64(index) * 10_000_000 + 2) / 3 }
}

/// A spring's distance d and speed v as the three products that its rest depends on.
struct SpringEnergy {
  /// |d|²
  var distance: Double
  /// d·v
  var mixed: Double
  /// |v|²
  var speed: Double

  init(intervalSquared: Double, intervalDotVelocity: Double, velocitySquared: Double) {
    // The distance that remains shrinks while the value moves towards the target.
    (distance, mixed, speed) = (intervalSquared, -intervalDotVelocity, velocitySquared)
  }

  /// The products after a step.
  func stepped(_ c: Coefficients) -> SpringEnergy {
    var next = self
    next.distance = c.p * c.p * distance + 2 * c.p * c.q * mixed + c.q * c.q * speed
    next.mixed =
      c.p * c.dp * distance + (c.p * c.dq + c.q * c.dp) * mixed + c.q * c.dq * speed
    next.speed = c.dp * c.dp * distance + 2 * c.dp * c.dq * mixed + c.dq * c.dq * speed
    return next
  }

  func isAtRest(_ spring: Oscillator, intervalSquared: Double) -> Bool {
    guard speed <= RestCriterion.limitSquared else { return false }
    if intervalSquared > 0, distance > RestCriterion.remainingSquared * intervalSquared {
      return false
    }
    // Acceleration is −ω²d − 2av.
    let (square, twice) = (spring.frequency * spring.frequency, 2 * spring.decay)
    let acceleration =
      square * square * distance + 2 * square * twice * mixed + twice * twice * speed
    return acceleration <= RestCriterion.limitSquared
  }
}
