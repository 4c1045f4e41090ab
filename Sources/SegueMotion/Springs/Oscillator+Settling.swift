private import Foundation

extension Oscillator {
  /// The time after which a bound of the remaining distance stays within a tolerance.
  ///
  /// - Parameters:
  ///   - distance: The length of the interval.
  ///   - push: The length of decay · interval − velocity.
  ///   - epsilon: The tolerance, positive.
  /// - Returns: Seconds; infinite for a spring without damping.
  func settlingTime(distance: Double, push: Double, epsilon: Double) -> Double {
    guard regime != .instant, distance.isFinite, push.isFinite else { return 0 }
    guard slowRate > 0 else {
      return distance + push / max(swing, 1e-300) > epsilon ? .infinity : 0
    }
    // |I·cos + B·sin/ω| is at most |I| + |B|/ω, and at most |I| + |B|·t.
    let growing = lastTime(above: epsilon, peak: peak(distance, push)) { t in
      regime == .overdamped
        ? overdampedBound(distance, push, t) : (distance + push * t) * exp(-decay * t)
    }
    guard regime == .underdamped else { return growing }
    let swinging = log((distance + push / swing) / epsilon) / decay
    return max(0, min(growing, swinging))
  }

  /// Where the bound turns to fall; not positive or not finite if it falls from the start.
  private func peak(_ distance: Double, _ push: Double) -> Double {
    guard regime == .overdamped else { return 1 / decay - distance / push }
    let side = push / swing
    return log((side - distance) * (decay + swing) / ((distance + side) * slowRate)) / (2 * swing)
  }

  private func overdampedBound(_ distance: Double, _ push: Double, _ t: Double) -> Double {
    let side = push / swing
    let slow = (distance + side) / 2 * exp(-slowRate * t)
    return slow + (distance - side) / 2 * exp(-(decay + swing) * t)
  }

  /// The last time at which a bound that only falls after its peak is above a tolerance.
  private func lastTime(above epsilon: Double, peak: Double, bound: (Double) -> Double) -> Double {
    var low = peak.isFinite && peak > 0 && bound(peak) > bound(0) ? peak : 0
    guard bound(low) > epsilon else { return 0 }
    var high = low + 1 / slowRate
    while bound(high) > epsilon, high < 1e12 { high = low + (high - low) * 2 }
    while high - low > 1e-13 * high {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
