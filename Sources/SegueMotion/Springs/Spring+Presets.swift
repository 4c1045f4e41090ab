extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, or with as much as is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a little bounce, 0.15, and as much as is added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with much bounce, 0.3, and as much as is added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
