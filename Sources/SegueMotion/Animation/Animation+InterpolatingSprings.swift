extension Animation {
  /// A spring without bounce, 0.5 s, that adds to what is running.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// Returns a spring that adds to what is running instead of taking over.
  ///
  /// - Parameter initialVelocity: Per second, as a fraction of the interval.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      kind: .interpolatingSpring(
        spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }

  /// Returns a spring by what it feels like.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring by its physics; more damping than critical counts as critical.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }
}
