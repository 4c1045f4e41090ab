import Foundation

/// Progress of the animations in the examples, 0 at the start and 1 at the end, in closed form and
/// apart from the engine's own.
enum Curve {
  /// A spring of a duration and a bounce in 0..<1.
  ///
  /// - Parameter time: Seconds since the start.
  static func spring(_ time: Double, duration: Double = 0.5, bounce: Double = 0) -> Double {
    let frequency = 2 * Double.pi / duration
    let fraction = 1 - bounce
    guard fraction < 1 else { return 1 - (1 + frequency * time) * exp(-frequency * time) }
    let damped = frequency * (1 - fraction * fraction).squareRoot()
    let decay = fraction * frequency
    return 1 - exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
  }

  /// A Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameter part: Of its duration, 0...1.
  static func bezier(_ part: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
    -> Double
  {
    func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < part { low = middle } else { high = middle }
    }
    return value(y1, y2, low)
  }

  static func easeInOut(_ part: Double) -> Double { bezier(part, 0.42, 0, 0.58, 1) }
  static func easeOut(_ part: Double) -> Double { bezier(part, 0, 0, 0.58, 1) }
}
