extension Animation {
  private static func persistent(_ spring: Spring, _ blendDuration: Double) -> Animation {
    Animation(kind: .spring(spring, blendDuration: blendDuration > 0 ? blendDuration : 0))
  }

  /// The animation that is used where none is named: a spring without bounce, 0.5 s.
  public static let `default` = Animation(kind: .standard)

  /// Returns a spring that takes over from what is running.
  ///
  /// - Parameter blendDuration: Seconds in which it goes over from another spring's response.
  public static func spring(_ spring: Spring, blendDuration: Double = 0.0) -> Animation {
    persistent(spring, blendDuration)
  }

  /// Returns a spring by what it feels like.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    persistent(Spring(duration: duration, bounce: bounce), blendDuration)
  }

  /// Returns a spring by its time constant in seconds and its damping, 1 being critical.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    persistent(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
  }

  /// A spring without bounce, 0.5 s.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A fast spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// Returns a fast spring for what follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    persistent(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
  }

  /// Returns a fast spring for what follows a finger, with bounce 0.14 and what is added.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0.0, blendDuration: Double = 0.25
  ) -> Animation {
    persistent(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration)
  }

  /// A spring without bounce, 0.5 s.
  public static var smooth: Animation { smooth() }

  /// Returns a spring without bounce, or with as much as is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    persistent(.smooth(duration: duration, extraBounce: extraBounce), 0)
  }

  /// A spring with a little bounce, 0.5 s.
  public static var snappy: Animation { snappy() }

  /// Returns a spring with a little bounce and as much as is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    persistent(.snappy(duration: duration, extraBounce: extraBounce), 0)
  }

  /// A spring with much bounce, 0.5 s.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring with much bounce and as much as is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Animation {
    persistent(.bouncy(duration: duration, extraBounce: extraBounce), 0)
  }
}
