private import Foundation

extension Oscillator {
  /// The first grid point at which the spring is at rest, as an index; nil for never.
  ///
  /// - Parameters:
  ///   - start: Distance and speed at the start.
  ///   - intervalSquared: The squared interval of which 1 % may remain; 0 for none.
  ///
  /// Costs a few nanoseconds a grid point; the points at which it cannot be at rest yet are skipped.
  func restIndex(from start: SpringEnergy, intervalSquared: Double) -> Int? {
    guard regime != .instant else { return 0 }
    guard start.distance.isFinite, start.mixed.isFinite, start.speed.isFinite else { return 0 }
    let first = earliestRest(start, intervalSquared)
    guard let first else { return nil }
    let step = coefficients(at: RestCriterion.step)
    var energy = first == 0 ? start : start.stepped(coefficients(at: Double(first) / 300))
    for index in first..<(first + RestCriterion.mostSteps) {
      if energy.isAtRest(self, intervalSquared: intervalSquared) { return index }
      energy = energy.stepped(step)
    }
    return slowRate > 0 ? latestRest(start, intervalSquared, after: first) : nil
  }

  /// The largest distance that the spring's speed and acceleration at rest, and the interval, allow.
  private func largestDistance(_ intervalSquared: Double) -> Double {
    let byForce = RestCriterion.limit * (1 + 2 * decay) / (frequency * frequency)
    return intervalSquared > 0 ? min(byForce, 0.01 * intervalSquared.squareRoot()) : byForce
  }

  /// A grid point before which the spring cannot be at rest; nil if it never can be.
  ///
  /// A combination of distance and speed dies down exactly exponentially; rest limits how large it
  /// can be.
  private func earliestRest(_ start: SpringEnergy, _ intervalSquared: Double) -> Int? {
    let distance = largestDistance(intervalSquared)
    let now: Double
    let allowed: Double
    switch regime {
    case .instant:
      return 0
    case .underdamped:
      now = amplitude(start)
      let speed = (RestCriterion.limit + decay * distance) / swing
      allowed = (distance * distance + speed * speed).squareRoot()
    case .critical, .overdamped:
      let fast = regime == .critical ? decay : decay + swing
      now = (start.speed + 2 * fast * start.mixed + fast * fast * start.distance).squareRoot()
      allowed = RestCriterion.limit + fast * distance
    }
    guard now > allowed else { return 0 }
    guard slowRate > 0 else { return nil }
    let index = (log(now / allowed) / slowRate * 300).rounded(.down) - 1
    guard index < 1e15 else { return nil }
    return max(0, Int(index))
  }

  /// A grid point from which an underdamped spring certainly is at rest.
  private func latestRest(
    _ start: SpringEnergy, _ intervalSquared: Double, after first: Int
  ) -> Int {
    let fallback = first + RestCriterion.mostSteps
    guard regime == .underdamped else { return fallback }
    let speed = decay + swing
    let acceleration = frequency * frequency + 2 * decay * speed
    var factor = max(speed, acceleration) / RestCriterion.limit
    if intervalSquared > 0 { factor = max(factor, 100 / intervalSquared.squareRoot()) }
    let index = (log(amplitude(start) * factor) / decay * 300).rounded(.up)
    return index < 1e15 ? max(fallback, Int(index)) : fallback
  }

  /// How far an underdamped spring would swing without damping.
  private func amplitude(_ start: SpringEnergy) -> Double {
    let side =
      (start.speed + 2 * decay * start.mixed + decay * decay * start.distance) / (swing * swing)
    return (start.distance + max(side, 0)).squareRoot()
  }
}
