/// The animations that can be made, as plain data.
indirect enum AnimationKind: Hashable, Sendable {
  /// The one used where none is named; equal to itself alone.
  case standard
  /// An easing curve over a time in seconds.
  case curve(UnitCurve, duration: Double)
  /// A spring that takes over what is running, with the time in seconds it takes to do so.
  case spring(Spring, blendDuration: Double)
  /// A spring that adds to what is running, with its velocity as a fraction of the interval.
  case interpolatingSpring(Spring, initialVelocity: Double)
  case custom(CustomBase)
  /// Waits, in seconds; negative to start in the middle.
  case delay(Double, AnimationKind)
  /// Runs at a multiple of the speed, at least 0.
  case speed(Double, AnimationKind)
  /// Runs several times, or for ever if there is no count.
  case repeating(count: Int?, autoreverses: Bool, AnimationKind)
  /// Counts as complete after a time in seconds at the latest.
  case logical(after: Double, AnimationKind)

  /// The spring of the standard animation: seconds of response, critically damped.
  static let standardSpring = Spring(response: 0.5, dampingRatio: 1)

  /// The spring that takes over what is running, and its blend duration, if this is one.
  var persistentSpring: (spring: Spring, blendDuration: Double)? {
    switch self {
    case .standard: (Self.standardSpring, 0)
    case .spring(let spring, let blendDuration): (spring, blendDuration)
    default: nil
    }
  }
}
