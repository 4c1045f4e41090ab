public import SegueGeometry

/// An easing function: progress in time, 0...1, to progress in value.
///
/// Every curve runs from (0, 0) to (1, 1); progress outside 0...1 is limited to it. A Bézier curve
/// may overshoot in value.
///
///     UnitCurve.easeInOut.value(at: 0.25)  // 0.129
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// What undoes the one above.
    case circularEaseOutIn
  }

  let shape: Shape

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x of a control point is limited to 0...1, so that time never runs backwards.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicBezier(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
          x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(shape: .bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Constant speed.
  public static let linear = UnitCurve(shape: .linear)
  /// Starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Starts and ends slowly; another name of `easeInOut`.
  public static let easeInEaseOut = easeInOut
  /// Starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A quarter of a circle that starts level.
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)
  /// A quarter of a circle that ends level.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)
  /// Two quarters of circles, level at both ends and upright in the middle.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// Returns the progress in value at a progress in time, exact to 1e-9.
  public func value(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch shape {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .circularEaseOutIn:
      if x < 0.5 { return (x - x * x).squareRoot() }
      return 1 - (x - x * x).squareRoot()
    }
  }

  /// Returns the slope at a progress in time; infinite where the curve stands upright.
  public func velocity(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch shape {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: x)
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularEaseInOut:
      let distance = x < 0.5 ? x : 1 - x
      return 2 * distance / (1 - 4 * distance * distance).squareRoot()
    case .circularEaseOutIn:
      return abs(1 - 2 * x) / (2 * (x - x * x).squareRoot())
    }
  }

  /// The curve with time and value swapped.
  ///
  /// It undoes this one where this one neither turns back nor leaves 0...1.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let c): .bezier(c.y1, c.x1, c.y2, c.x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  private static func limited(_ progress: Double) -> Double {
    // Written so that "not a number" becomes 0.
    progress > 0 ? min(progress, 1) : 0
  }
}
