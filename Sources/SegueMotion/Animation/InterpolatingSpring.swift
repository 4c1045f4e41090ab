/// A spring from 0 to 1 whose course multiplies the interval.
struct InterpolatingSpring: Hashable, Sendable {
  let oscillator: Oscillator
  /// Per second, as a fraction of the interval.
  let initialVelocity: Double
  /// When at most 0.001 of the interval remains, in nanoseconds.
  let end: Int64
  /// When it counts as complete, in nanoseconds: its response.
  let logicalEnd: Int64

  init(_ spring: Spring, initialVelocity: Double) {
    oscillator = spring.oscillator
    self.initialVelocity = initialVelocity
    let settling = spring.settlingDuration(
      target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    end = Nanoseconds.rounding(settling)
    logicalEnd = min(end, Nanoseconds.rounding(spring.response))
  }
}
