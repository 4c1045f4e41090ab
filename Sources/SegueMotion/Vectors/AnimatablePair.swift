/// Two vectors that are interpolated together.
///
///     AnimatablePair(1.0, 2.0) + AnimatablePair(10.0, 20.0)  // (11, 22)
@frozen public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  public var first: First
  public var second: Second

  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  @inlinable public static func + (a: Self, b: Self) -> Self {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }
  @inlinable public static func - (a: Self, b: Self) -> Self {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }
  @inlinable public static func += (a: inout Self, b: Self) {
    a.first += b.first
    a.second += b.second
  }
  @inlinable public static func -= (a: inout Self, b: Self) {
    a.first -= b.first
    a.second -= b.second
  }
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
