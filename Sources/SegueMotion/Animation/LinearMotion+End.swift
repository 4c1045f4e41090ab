extension LinearMotion {
  /// The end in nanoseconds after the start; `Int64.max` for never.
  ///
  /// At and after it nothing remains. A curve ends after its duration, an interpolating spring when
  /// 0.001 of the interval remains, a persistent spring when it is at rest.
  ///
  /// - Parameters:
  ///   - intervalSquared: |I|², of target − presentation at the start.
  ///   - intervalDotVelocity: I·V.
  ///   - velocitySquared: |V|², per second.
  ///   - summedIntervalSquared: The squared interval of which a merged spring may leave 1 %: from the
  ///     first start to the target; 0 after a reversal. Nil to take |I|².
  package func end(
    intervalSquared: Double, intervalDotVelocity: Double, velocitySquared: Double,
    summedIntervalSquared: Double? = nil
  ) -> Int64 {
    guard case .persistentSpring(let spring) = base else { return fixedEnd }
    // Inside, time runs at another rate, so velocities are others too.
    let rate = speed
    guard rate > 0 else { return modified(Nanoseconds.never) }
    let start = SpringEnergy(
      intervalSquared: intervalSquared, intervalDotVelocity: intervalDotVelocity / rate,
      velocitySquared: velocitySquared / (rate * rate))
    return modified(
      spring.end(from: start, intervalSquared: summedIntervalSquared ?? intervalSquared))
  }

  /// When the motion counts as complete, in nanoseconds after the start; `Int64.max` for never.
  package var logicalEnd: Int64 {
    let inner: Int64
    switch base {
    case .curve(_, let duration): inner = Nanoseconds.rounding(duration)
    case .persistentSpring(let spring): inner = Nanoseconds.rounding(spring.spring.response)
    case .interpolatingSpring(let spring): inner = spring.logicalEnd
    }
    return modified(inner, logically: true)
  }

  /// The end of a motion whose end does not depend on the interval.
  var fixedEnd: Int64 {
    switch base {
    case .curve(_, let duration): modified(Nanoseconds.rounding(duration))
    case .persistentSpring: Nanoseconds.never
    case .interpolatingSpring(let spring): modified(spring.end)
    }
  }

  /// The product of all speeds.
  private var speed: Double {
    modifiers.reduce(1) { rate, modifier in
      if case .speed(let speed) = modifier { return rate * speed }
      return rate
    }
  }

  private func modified(_ inner: Int64, logically: Bool = false) -> Int64 {
    var end = inner
    for modifier in modifiers.reversed() {
      switch modifier {
      case .delay(let delay): end = Nanoseconds.adding(Nanoseconds.rounding(delay), to: end)
      case .speed(let speed): end = Nanoseconds.dividing(end, by: speed)
      case .repeating(let count?, _, let round):
        end = Nanoseconds.multiplying(round, by: count)
      case .repeating(nil, _, let round): end = round > 0 ? Nanoseconds.never : 0
      case .logical(let after):
        if logically { end = min(end, Nanoseconds.rounding(after)) }
      }
    }
    return end
  }
}
