import SegueMotion
import SegueUI

extension Stage {
  /// The stage's time; 0 s when it was made, exact to the nanosecond.
  public var time: Duration { .nanoseconds(engine.now.nanoseconds) }

  /// Lets time pass, through everything that is due on the way, in order.
  ///
  /// - Parameter duration: Exact to the nanosecond; a negative one does nothing.
  public func advance(by duration: Duration) { engine.advance(by: duration) }

  /// Brings the stage to a time since its start; an earlier one than ``time`` does nothing.
  public func advance(to time: Duration) {
    engine.advance(to: Timestamp.zero.advanced(by: time))
  }

  /// Lets a number of frames pass, each of 1/``StageOptions/framesPerSecond`` s.
  public func advance(frames: Int) {
    for _ in 0..<max(0, frames) { engine.advance(to: Timestamp(nanoseconds: engine.nextFrame)) }
  }

  /// Lets time pass until nothing moves any more.
  ///
  /// Waits for animations, completions and animators, not for timers and tasks that sleep. Stops
  /// at once where only animations that repeat for ever are left.
  ///
  /// - Parameter limit: The longest time to let pass.
  /// - Returns: How long it took, and what still moves if something does.
  @discardableResult
  public func settle(limit: Duration = .seconds(10)) -> Settling {
    let start = engine.now
    let end = start.advanced(by: limit)
    engine.settleFrame()
    while engine.isMoving, let next = engine.nextAnimationEvent {
      guard next <= end.nanoseconds else {
        engine.advance(to: end)
        break
      }
      // An event at this very time is processed by the frame itself.
      engine.advance(to: Timestamp(nanoseconds: next))
      if next == engine.now.nanoseconds, engine.nextAnimationEvent == next { break }
    }
    return Settling(
      duration: start.distance(to: engine.now), limit: limit, moving: engine.movingAttributes)
  }

  /// Lets frames pass until a condition holds.
  ///
  ///     try stage.run(until: { stage.contains("Done") })
  ///
  /// - Parameters:
  ///   - condition: Asked now and after each frame.
  ///   - limit: The longest time to let pass.
  /// - Returns: How long it took.
  /// - Throws: A ``StageFailure`` if the condition does not hold within the limit.
  @discardableResult
  public func run(
    until condition: () throws -> Bool, limit: Duration = .seconds(10)
  ) throws -> Duration {
    let start = engine.now
    let end = start.advanced(by: limit)
    while try !condition() {
      let next = Timestamp(nanoseconds: engine.nextFrame)
      guard next <= end else { throw StageFailure.conditionNotMet(after: limit, on: self) }
      engine.advance(to: next)
    }
    return start.distance(to: engine.now)
  }
}

/// What came of waiting until nothing moves.
public struct Settling: Hashable, Sendable, CustomStringConvertible {
  /// How much time has passed.
  public let duration: Duration
  let limit: Duration
  /// What still moves, as in `opacity of Halo`; empty where everything has come to rest.
  public let moving: [String]

  /// Whether nothing moves any more.
  public var isSettled: Bool { moving.isEmpty }

  /// `settled after 0.5 s`, or what still moves.
  public var description: String {
    if isSettled { return "settled after \(duration.words)" }
    let names = moving.joined(separator: ", ")
    return duration < limit
      ? "not settled: \(names) repeats for ever"
      : "not settled after \(duration.words): \(names) still moves"
  }
}
