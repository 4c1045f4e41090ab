/// The data of a value that has nothing to interpolate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  @inlinable public init() {}

  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  @inlinable public static func + (a: Self, b: Self) -> Self { a }
  @inlinable public static func - (a: Self, b: Self) -> Self { a }
  @inlinable public static func += (a: inout Self, b: Self) {}
  @inlinable public static func -= (a: inout Self, b: Self) {}
  @inlinable public mutating func scale(by rhs: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}
