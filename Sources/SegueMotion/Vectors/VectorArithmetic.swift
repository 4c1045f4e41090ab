/// What an animation can interpolate: values that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the vector with every component multiplied.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves towards another vector.
  ///
  /// - Parameter amount: 0 stays, 1 arrives; values outside go beyond.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    var difference = other - self
    difference.scale(by: amount)
    self += difference
  }

  /// Returns the vector moved towards another one.
  ///
  /// - Parameter amount: 0 stays, 1 arrives; values outside go beyond.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }

  /// The sum of the products of the components, found from lengths alone.
  ///
  /// Exactly 0 when either vector is zero.
  func dot(_ other: Self) -> Double {
    ((self + other).magnitudeSquared - (self - other).magnitudeSquared) / 4
  }
}
