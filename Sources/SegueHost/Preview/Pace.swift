package import SegueMotion

/// Lets the stage's clock follow the real one while something moves.
///
/// A stage at rest stands still, however long; a step that took long makes what moves slower for
/// once, and never jump.
package struct Pace {
  /// The longest step while something moves, ns.
  package static let longestStep: Int64 = 100_000_000
  /// Between two frames, ns.
  package let interval: Int64

  private var lastReal: Int64
  private var isRunning = false

  /// - Parameter real: Nanoseconds of a clock that only goes forward.
  package init(framesPerSecond: Int, real: Int64) {
    interval = 1_000_000_000 / Int64(max(1, framesPerSecond))
    lastReal = real
  }

  /// How far the stage's clock goes in the step that begins now.
  ///
  /// - Parameter waited: What was waited for on purpose, ns; it is no delay.
  package mutating func step(at real: Int64, waited: Int64 = 0) -> Duration {
    let passed = max(0, real - lastReal)
    lastReal = real
    guard isRunning else {
      isRunning = true
      return .zero
    }
    return .nanoseconds(min(passed, max(Self.longestStep, waited)))
  }

  /// The stage rests: the time until the next step does not count.
  package mutating func rest() { isRunning = false }

  /// How long to wait before the next step, ns.
  ///
  /// - Parameters:
  ///   - now: The stage's time.
  ///   - next: When something happens on the stage; nil waits for ever and gives nil.
  package func delay(at real: Int64, now: Timestamp, next: Timestamp?) -> Int64? {
    guard let next else { return nil }
    let ahead = now.distance(to: next) / .nanoseconds(1)
    return max(0, max(Int64(ahead), interval) - max(0, real - lastReal))
  }
}
