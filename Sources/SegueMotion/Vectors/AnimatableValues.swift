/// Any number of vectors that are interpolated together.
///
///     AnimatableValues(1.0, CGFloat(2)).magnitudeSquared  // 5
@frozen public struct AnimatableValues<each Value>: VectorArithmetic
where repeat each Value: VectorArithmetic {
  public var value: (repeat each Value)

  @inlinable public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  @inlinable public static var zero: AnimatableValues {
    AnimatableValues(repeat (each Value).zero)
  }
  @inlinable public static func == (a: Self, b: Self) -> Bool {
    for (left, right) in repeat (each a.value, each b.value) {
      guard left == right else { return false }
    }
    return true
  }
  @inlinable public static func + (a: Self, b: Self) -> Self {
    AnimatableValues(repeat each a.value + each b.value)
  }
  @inlinable public static func - (a: Self, b: Self) -> Self {
    AnimatableValues(repeat each a.value - each b.value)
  }
  @inlinable public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }
  @inlinable public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
