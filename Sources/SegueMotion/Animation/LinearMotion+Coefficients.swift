extension LinearMotion {
  /// The coefficients at a time in seconds after the start.
  ///
  /// Curves: q = dq = 0. After its end a curve or an interpolating spring has arrived.
  package func coefficients(at time: Double) -> Coefficients {
    modifiers.isEmpty ? base.coefficients(at: time) : modified(at: time)
  }

  private func modified(at time: Double) -> Coefficients {
    var t = time
    // How fast the time inside runs, and whether this round goes back.
    var rate = 1.0
    var isReversed = false
    var isWaiting = false
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay):
        t -= delay
        if t < 0 { (t, isWaiting) = (0, true) }
      case .speed(let speed):
        t *= speed
        rate *= speed
      case .logical:
        break
      case .repeating(let count, let autoreverses, let round):
        guard let place = Round(at: t, length: round, count: count) else { return .finished }
        t = place.time
        if autoreverses, !place.index.isMultiple(of: 2) { isReversed.toggle() }
      }
    }
    var c = base.coefficients(at: t)
    if rate != 1 {
      c.dp *= rate
      c.q = rate > 0 ? c.q / rate : 0
    }
    if isWaiting || rate == 0 { (c.dp, c.dq) = (0, 0) }
    return isReversed ? Coefficients(p: 1 - c.p, q: -c.q, dp: -c.dp, dq: -c.dq) : c
  }
}

extension LinearMotion.Base {
  func coefficients(at time: Double) -> Coefficients {
    switch self {
    case .curve(let curve, let duration):
      guard time < duration else { return .finished }
      let progress = time / duration
      return Coefficients(
        p: 1 - curve.value(at: progress), q: 0, dp: -curve.velocity(at: progress) / duration,
        dq: 0)
    case .persistentSpring(let spring):
      return spring.coefficients(at: time)
    case .interpolatingSpring(let spring):
      guard Nanoseconds.rounding(time) < spring.end else { return .finished }
      return spring.oscillator.coefficients(at: time)
    }
  }
}

/// Where a time falls in a repeated animation.
///
/// The instant between two rounds belongs to the earlier one, which so shows its end.
struct Round {
  let index: Int
  /// Seconds since the round's start, at most the round's length.
  let time: Double

  /// Finds the round at a time in seconds; nil when the last one is over or a round has no length.
  ///
  /// Counted in whole nanoseconds, so that a thousand rounds of 0.1 s are exactly 100 s.
  init?(at time: Double, length: Int64, count: Int?) {
    guard length > 0 else { return nil }
    let now = max(0, Nanoseconds.rounding(time))
    let found = now > 0 ? (now - 1) / length : 0
    if let count, found >= Int64(count) { return nil }
    index = Int(found)
    let local = time - Double(found * length) / 1e9
    self.time = min(max(local, 0), Double(length) / 1e9)
  }
}
