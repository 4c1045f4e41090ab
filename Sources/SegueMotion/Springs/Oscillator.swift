private import Foundation

/// The closed-form motion of a damped spring of mass 1 around its target.
///
/// Exact at every time, so it can be sought and does not depend on the frame rate.
@usableFromInline package struct Oscillator: Hashable, Sendable {
  enum Regime: Hashable, Sendable {
    /// Arrives at once.
    case instant
    /// Swings around the target.
    case underdamped
    /// Arrives as fast as it can without swinging.
    case critical
    /// Creeps towards the target.
    case overdamped
  }

  let regime: Regime
  /// The angular frequency without damping, in radians per second.
  let frequency: Double
  /// How fast swings die down, per second.
  let decay: Double
  /// The angular frequency of swings; in an overdamped spring half the distance of its two rates.
  let swing: Double

  /// Creates the motion of a spring.
  ///
  /// - Parameters:
  ///   - frequency: In radians per second; one that is not finite arrives at once.
  ///   - dampingRatio: 1 is critical.
  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    guard frequency.isFinite else {
      (regime, decay, swing) = (.instant, 0, 0)
      return
    }
    decay = dampingRatio * frequency
    swing = frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    // Closer than this the formulas agree to the last digits, and the critical one is the stable one.
    regime =
      abs(1 - dampingRatio) < 1e-12 ? .critical : dampingRatio < 1 ? .underdamped : .overdamped
  }

  /// The rate at which the slowest part dies down, per second; 0 when it never does.
  var slowRate: Double {
    switch regime {
    case .instant: .infinity
    case .underdamped, .critical: decay
    case .overdamped: frequency * frequency / (decay + swing)
    }
  }

  /// The coefficients at a time in seconds; times before the start count as the start.
  @usableFromInline package func coefficients(at time: Double) -> Coefficients {
    let t = time > 0 ? time : 0
    if regime == .instant { return .finished }
    guard t < .infinity else { return .finished }
    let q: Double
    let dq: Double
    switch regime {
    case .instant:
      return .finished
    case .underdamped:
      let fade = exp(-decay * t)
      let sine = sin(swing * t)
      q = fade * sine / swing
      dq = fade * (cos(swing * t) - decay / swing * sine)
    case .critical:
      let fade = exp(-decay * t)
      q = fade * t
      dq = fade * (1 - decay * t)
    case .overdamped:
      let slow = exp(-slowRate * t)
      let fast = exp(-(decay + swing) * t)
      // The difference of the two exponentials, without losing digits when they are close.
      q = slow * -expm1(-2 * swing * t) / (2 * swing)
      dq = fast - slowRate * q
    }
    return Coefficients(
      p: dq + 2 * decay * q, q: q, dp: -frequency * frequency * q, dq: dq)
  }
}
