/// A damped spring.
///
/// Its motion is the exact solution of the spring's equation. Parameters that make no sense never
/// stop the program: a duration or stiffness that is not a positive finite number gives a spring
/// that arrives at once, a damping below 0 or not a number counts as critical, a mass that is not a
/// positive finite number as 1.
///
///     Spring(duration: 0.5, bounce: -0.5).stiffness  // 157.91
public struct Spring: Hashable, Sendable {
  /// The time constant of the spring in seconds; 0 for one that arrives at once.
  public let response: Double
  /// The damping as a fraction of what is needed not to swing.
  public let dampingRatio: Double
  /// The mass at the spring's end.
  public let mass: Double

  /// Bounce stays this far inside −1...1: at the ends a spring would never come to rest.
  static let largestBounce = 0.999

  init(validResponse response: Double, dampingRatio: Double, mass: Double) {
    self.response = response > 0 && response.isFinite ? response : 0
    self.dampingRatio = dampingRatio >= 0 ? min(dampingRatio, 1e6) : 1
    self.mass = mass > 0 && mass.isFinite ? mass : 1
  }

  /// Creates a spring by what it feels like.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds.
  ///   - bounce: 0 for none, up to 1 for more, down to −1 for a flatter motion than none.
  public init(duration: Double = 0.5, bounce: Double = 0.0) {
    let limited = min(max(bounce, -Self.largestBounce), Self.largestBounce)
    let ratio = limited >= 0 ? 1 - limited : 1 / (1 + limited)
    self.init(validResponse: duration, dampingRatio: ratio, mass: 1)
  }

  /// Creates a spring by its time constant in seconds and its damping, 1 being critical.
  public init(response: Double, dampingRatio: Double) {
    self.init(validResponse: response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring by its physics.
  ///
  /// - Parameter allowOverDamping: Whether more damping than is needed not to swing counts; if not,
  ///   such a spring is critically damped.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      validResponse: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring by when it is at rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time until at most `epsilon` of an interval remains, in seconds.
  ///   - dampingRatio: 1 is critical; 0 cannot come to rest and counts as 0.001.
  ///   - epsilon: A fraction of the interval; 0.001 if it is not positive.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio >= 0 ? min(max(dampingRatio, 0.001), 1e6) : 1
    // Time only stretches with the response, so one spring of each damping tells all.
    let one = Spring(validResponse: 2 * .pi, dampingRatio: ratio, mass: 1)
    let settling = one.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
    self.init(
      validResponse: 2 * .pi * settlingDuration / settling, dampingRatio: ratio, mass: 1)
  }

  /// How long the motion seems to take, in seconds.
  public var duration: Double { response }

  /// 0 for none, up to 1 for more, down to −1 for a flatter motion than none.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The force for each unit of distance; infinite for a spring that arrives at once.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force against each unit of speed; infinite for a spring that arrives at once.
  public var damping: Double { response > 0 ? 2 * mass * dampingRatio * frequency : .infinity }

  /// The time until at most 0.001 of an interval remains, in seconds; infinite without damping.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  var frequency: Double { 2 * .pi / response }

  var oscillator: Oscillator { Oscillator(frequency: frequency, dampingRatio: dampingRatio) }
}
