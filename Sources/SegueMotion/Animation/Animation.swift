/// How a change of a value plays out over time.
///
/// A value that names a curve or a spring and how often, how fast and when it runs. Two animations
/// made in the same way are equal.
///
///     withAnimation(.snappy.delay(0.1)) { isOpen = true }
public struct Animation: Hashable, Sendable {
  let kind: AnimationKind

  init(kind: AnimationKind) {
    self.kind = kind
  }

  /// Creates an animation from one's own type.
  public init<A: CustomAnimation>(_ base: A) {
    if let builtIn = base as? BuiltInAnimation {
      kind = builtIn.kind
    } else {
      kind = .custom(CustomBase(base: base))
    }
  }

  /// The animation as a custom one: one's own type, or one that stands for a built-in kind.
  public var base: any CustomAnimation {
    if case .custom(let box) = kind { return box.base }
    return BuiltInAnimation(kind: kind)
  }

  /// Returns how much of an interval is done, or nil when the animation has ended.
  ///
  /// - Parameters:
  ///   - value: The interval: what is to be added to the start.
  ///   - time: Seconds since the start.
  ///   - context: What the animation remembers.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value: value, time: time, context: &context)
  }

  /// Returns the speed per second, or nil if there is none to hand on.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation takes over from a running one.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: Its interval.
  ///   - time: Seconds since it started.
  ///   - context: What it remembers; changed if it is taken over.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous: previous.kind, value: value, time: time, context: &context)
  }
}

/// A built-in kind in the form of a custom animation.
struct BuiltInAnimation: CustomAnimation {
  let kind: AnimationKind

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous: previous.kind, value: value, time: time, context: &context)
  }
}
