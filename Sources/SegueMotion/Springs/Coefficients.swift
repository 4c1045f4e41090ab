/// What a linear animation does at one time, for every interval and velocity at once.
///
/// With interval I = target − start value and initial velocity V per second:
/// remaining = target − presentation = I·p − V·q, and velocity = −(I·dp − V·dq).
@frozen @usableFromInline package struct Coefficients: Hashable, Sendable {
  /// The part of the interval that remains.
  @usableFromInline package var p: Double
  /// The distance gained for each unit of initial velocity, in seconds.
  @usableFromInline package var q: Double
  /// The derivative of `p`, per second.
  @usableFromInline package var dp: Double
  /// The derivative of `q`.
  @usableFromInline package var dq: Double

  @inlinable package init(p: Double, q: Double, dp: Double, dq: Double) {
    self.p = p
    self.q = q
    self.dp = dp
    self.dq = dq
  }

  /// Everything remains and nothing moves.
  @inlinable package static var waiting: Coefficients { Coefficients(p: 1, q: 0, dp: 0, dq: 0) }
  /// Nothing remains and nothing moves.
  @inlinable package static var finished: Coefficients { Coefficients(p: 0, q: 0, dp: 0, dq: 0) }

  /// What remains of an interval.
  @inlinable package func remaining<V: VectorArithmetic>(interval: V, velocity: V) -> V {
    interval.scaled(by: p) - velocity.scaled(by: q)
  }

  /// The speed towards the target, per second.
  @inlinable package func speed<V: VectorArithmetic>(interval: V, velocity: V) -> V {
    velocity.scaled(by: dq) - interval.scaled(by: dp)
  }
}
