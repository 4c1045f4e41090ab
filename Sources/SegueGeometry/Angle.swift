/// A plane angle.
///
/// Positive angles turn clockwise on screen, since y grows downwards. Any value is allowed, also
/// several turns; nothing is reduced to one turn, so an animation may spin.
///
///     Angle.degrees(90) + .radians(.pi)  // 270 degrees
@frozen public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees, 360 to the turn.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  @inlinable public init() { radians = 0 }

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Creates an angle from radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Creates an angle from degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: AdditiveArithmetic {
  /// No turn at all.
  @inlinable public static var zero: Angle { Angle() }

  @inlinable public static func + (a: Angle, b: Angle) -> Angle {
    Angle(radians: a.radians + b.radians)
  }
  @inlinable public static func - (a: Angle, b: Angle) -> Angle {
    Angle(radians: a.radians - b.radians)
  }
}

extension Angle {
  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  @inlinable public static func * (a: Angle, factor: Double) -> Angle {
    Angle(radians: a.radians * factor)
  }
  @inlinable public static func * (factor: Double, a: Angle) -> Angle { a * factor }
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }
  @inlinable public static func / (a: Angle, b: Angle) -> Double { a.radians / b.radians }
  @inlinable public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
  @inlinable public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
}
