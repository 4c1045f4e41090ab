extension AnimationKind {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if let motion = LinearMotion(self) {
      return motion.animate(value: value, time: time, context: &context)
    }
    switch self {
    case .custom(let box):
      return box.base.animate(value: value, time: time, context: &context)
    case .delay(let delay, let inner):
      return inner.animate(value: value, time: max(0, time - delay), context: &context)
    case .speed(let speed, let inner):
      return inner.animate(value: value, time: time * speed, context: &context)
    case .logical(let after, let inner):
      let result = inner.animate(value: value, time: time, context: &context)
      if time >= after { context.isLogicallyComplete = true }
      return result
    case .repeating(let count, let autoreverses, let inner):
      let rounds = RepeatedRounds(count: count, autoreverses: autoreverses, inner: inner)
      return rounds.animate(value: value, time: time, context: &context)
    case .standard, .curve, .spring, .interpolatingSpring:
      return nil
    }
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    if let motion = LinearMotion(self) {
      return motion.velocity(value: value, time: time, context: context)
    }
    switch self {
    case .custom(let box):
      return box.base.velocity(value: value, time: time, context: context)
    case .delay(let delay, let inner):
      return time < delay
        ? nil : inner.velocity(value: value, time: time - delay, context: context)
    case .speed(let speed, let inner):
      return inner.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    case .logical(_, let inner):
      return inner.velocity(value: value, time: time, context: context)
    case .repeating, .standard, .curve, .spring, .interpolatingSpring:
      return nil
    }
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: AnimationKind, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    if let motion = LinearMotion(self) {
      return motion.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
    switch (self, previous) {
    case (.custom(let box), _):
      return box.base.shouldMerge(
        previous: Animation(kind: previous), value: value, time: time, context: &context)
    case (.delay(let delay, let inner), .delay(let same, let old)) where delay == same:
      return inner.shouldMerge(
        previous: old, value: value, time: max(0, time - delay), context: &context)
    case (.speed(let speed, let inner), .speed(let same, let old)) where speed == same:
      return inner.shouldMerge(
        previous: old, value: value, time: time * speed, context: &context)
    case (.logical(let after, let inner), .logical(let same, let old)) where after == same:
      return inner.shouldMerge(previous: old, value: value, time: time, context: &context)
    default:
      return false
    }
  }

  /// How long one run takes for an interval, in nanoseconds; nil if only running it can tell.
  func length<V: VectorArithmetic>(of value: V) -> Int64? {
    if let motion = LinearMotion(self) {
      return motion.end(
        intervalSquared: value.magnitudeSquared, intervalDotVelocity: 0, velocitySquared: 0)
    }
    switch self {
    case .delay(let delay, let inner):
      return inner.length(of: value).map {
        Nanoseconds.adding(Nanoseconds.rounding(delay), to: $0)
      }
    case .speed(let speed, let inner):
      return inner.length(of: value).map { Nanoseconds.dividing($0, by: speed) }
    case .logical(_, let inner):
      return inner.length(of: value)
    case .repeating(let count, _, let inner):
      return inner.length(of: value).map { round in
        guard let count else { return round > 0 ? Nanoseconds.never : 0 }
        return Nanoseconds.multiplying(round, by: count)
      }
    case .custom, .standard, .curve, .spring, .interpolatingSpring:
      return nil
    }
  }
}
