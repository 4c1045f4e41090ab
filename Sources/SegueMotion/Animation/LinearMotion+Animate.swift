extension LinearMotion {
  /// The motion of one value: where it starts, how fast, and under which motion.
  private struct Course<V: VectorArithmetic> {
    let motion: LinearMotion
    let interval: V
    let velocity: V
    let time: Double
  }

  private func course<V: VectorArithmetic>(
    _ value: V, _ time: Double, _ context: AnimationContext<V>
  ) -> Course<V> {
    if let taken = context.state[TakenOverSpring<V>.Key.self] {
      return Course(
        motion: taken.motion, interval: value - taken.offset, velocity: taken.velocity,
        time: time - taken.time)
    }
    return Course(
      motion: self, interval: value, velocity: value.scaled(by: initialVelocityPerInterval),
      time: time)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let course = course(value, time, context)
    let now = Nanoseconds.rounding(course.time)
    if now >= course.motion.logicalEnd { context.isLogicallyComplete = true }
    let end = course.motion.end(
      intervalSquared: course.interval.magnitudeSquared,
      intervalDotVelocity: course.interval.dot(course.velocity),
      velocitySquared: course.velocity.magnitudeSquared,
      summedIntervalSquared: value.magnitudeSquared)
    if end == 0 || now > end { return nil }
    if now == end {
      // A curve is over only after its duration: at its last instant it still shows its end.
      guard case .curve = base else { return nil }
    }
    let c = course.motion.coefficients(at: course.time)
    return value - c.remaining(interval: course.interval, velocity: course.velocity)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard keepsVelocity else { return nil }
    let course = course(value, time, context)
    return course.motion.coefficients(at: course.time)
      .speed(interval: course.interval, velocity: course.velocity)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: AnimationKind, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let written = LinearMotion(previous)
    guard written.map({ merges(after: $0) }) ?? mergesAfterAny else { return false }
    let taken = context.state[TakenOverSpring<V>.Key.self]
    let running = taken?.motion ?? written
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[TakenOverSpring<V>.Key.self] = TakenOverSpring(
      offset: offset, velocity: velocity, time: time,
      motion: takingOver(running, elapsed: time - (taken?.time ?? 0)))
    context.isLogicallyComplete = false
    return true
  }
}
