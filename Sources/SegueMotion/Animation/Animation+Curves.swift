import SegueGeometry

extension Animation {
  /// How long a curve takes if nothing else is said, in seconds.
  static let curveDuration = 0.35

  private static func curve(_ curve: UnitCurve, _ duration: Double) -> Animation {
    Animation(kind: .curve(curve, duration: duration.isFinite ? duration : 0))
  }

  /// Returns an animation along a curve.
  ///
  /// - Parameter duration: Seconds; 0 or less ends at once.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    self.curve(curve, duration)
  }

  /// Returns an animation along a Bézier curve with two control points.
  ///
  /// - Parameter duration: Seconds; 0 or less ends at once.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let start = UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y))
    let end = UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))
    return curve(.bezier(startControlPoint: start, endControlPoint: end), duration)
  }

  /// Constant speed for 0.35 s.
  public static var linear: Animation { linear(duration: curveDuration) }

  /// Returns an animation of constant speed; 0 seconds or less end at once.
  public static func linear(duration: Double) -> Animation { curve(.linear, duration) }

  /// Starts slowly, for 0.35 s.
  public static var easeIn: Animation { easeIn(duration: curveDuration) }

  /// Returns an animation that starts slowly; 0 seconds or less end at once.
  public static func easeIn(duration: Double) -> Animation { curve(.easeIn, duration) }

  /// Ends slowly, for 0.35 s.
  public static var easeOut: Animation { easeOut(duration: curveDuration) }

  /// Returns an animation that ends slowly; 0 seconds or less end at once.
  public static func easeOut(duration: Double) -> Animation { curve(.easeOut, duration) }

  /// Starts and ends slowly, for 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

  /// Returns an animation that starts and ends slowly; 0 seconds or less end at once.
  public static func easeInOut(duration: Double) -> Animation { curve(.easeInOut, duration) }
}
