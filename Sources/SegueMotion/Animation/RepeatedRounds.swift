/// The rounds of an animation whose length depends on the interval, or that only running it tells.
struct RepeatedRounds {
  let count: Int?
  let autoreverses: Bool
  let inner: AnimationKind

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard let length = inner.length(of: value) else {
      return animateByRunning(value: value, time: time, context: &context)
    }
    guard let round = Round(at: time, length: length, count: count) else {
      context.isLogicallyComplete = true
      return nil
    }
    if let count, Nanoseconds.rounding(time) >= Nanoseconds.multiplying(length, by: count) {
      context.isLogicallyComplete = true
    }
    // Each round starts afresh, so nothing it remembers reaches the next one.
    var fresh = context.withState(AnimationState<V>())
    let done = inner.animate(value: value, time: round.time, context: &fresh) ?? value
    return isReversed(round.index) ? value - done : done
  }

  /// Runs a custom animation until it ends, and then again, with the round kept in the context.
  private func animateByRunning<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let progress = context.state[RoundProgress.self]
    let wasComplete = context.isLogicallyComplete
    let done = inner.animate(value: value, time: time - progress.start, context: &context)
    // One round's completion is not the whole's.
    context.isLogicallyComplete = wasComplete
    if let done { return isReversed(progress.index) ? value - done : done }
    let next = progress.index + 1
    context.state = AnimationState()
    context.state[RoundProgress.self] = RoundProgress(index: next, start: time)
    if let count, next >= count {
      context.isLogicallyComplete = true
      return nil
    }
    return isReversed(progress.index) ? .zero : value
  }

  private func isReversed(_ index: Int) -> Bool {
    autoreverses && !index.isMultiple(of: 2)
  }
}

/// Which round is running and when it started, in seconds.
struct RoundProgress: AnimationStateKey {
  var index = 0
  var start = 0.0

  static var defaultValue: RoundProgress { RoundProgress() }
}
