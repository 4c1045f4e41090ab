/// An animation of one's own: a function from an interval and a time to a part of the interval.
///
///     struct Stepped: CustomAnimation {
///       func animate<V: VectorArithmetic>(
///         value: V, time: Double, context: inout AnimationContext<V>
///       ) -> V? {
///         time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///       }
///     }
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how much of an interval is done, or nil when the animation has ended.
  ///
  /// - Parameters:
  ///   - value: The interval: what is to be added to the start.
  ///   - time: Seconds since the start.
  ///   - context: What the animation remembers.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the speed per second, or nil if there is none to hand on.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over from a running one.
  ///
  /// If so, `animate` goes on with the interval from the first start to the new target, the same
  /// context, and the time since the first start. If not, both run on and add up.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: Its interval.
  ///   - time: Seconds since it started.
  ///   - context: What it remembers.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}
