import CClock
import Foundation

/// Time that stands still until it is told to move.
///
/// Code that runs between ``enter()`` and ``leave()`` waits on this clock whatever it waits with:
/// `Task.sleep`, `DispatchQueue.asyncAfter`, `Timer`; and sees its time in `Date.now`. Nothing
/// waits in real time, and every run takes the same course.
///
/// A class, because it owns the work that waits. Use it from one thread at a time.
///
///     let clock = VirtualClock()
///     clock.enter()
///     DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("two seconds") }
///     clock.leave()
///     clock.advance(to: 2_000_000_000)  // prints at once
package final class VirtualClock {
  /// Jobs that may run without time moving; more than that is work that feeds itself.
  package static let jobLimit = 100_000

  /// Whether ``jobLimit`` was reached since the clock was made.
  package private(set) var reachedJobLimit = false

  private let clock: OpaquePointer

  /// Makes a clock that stands at 0.
  package init() {
    clock = cclock_create()
  }

  deinit {
    cclock_destroy(clock)
  }

  /// Nanoseconds since the clock was made.
  package var now: UInt64 { cclock_now(clock) }

  /// Puts the calling thread inside the clock; nestable, also with other clocks.
  package func enter() { cclock_enter(clock) }

  /// Returns the calling thread to where it was before the last ``enter()``.
  package func leave() { cclock_leave() }

  /// Whether work waits that could run without time moving.
  package var hasReadyWork: Bool { cclock_has_ready(clock) }

  /// The earliest time at which a delay or a timer is due, in ns; nil where nothing waits.
  package var nextDue: UInt64? {
    let due = cclock_next_due(clock)
    return due == .max ? nil : due
  }

  /// Runs the work that is ready at ``now``, and what it adds; the number of jobs.
  @discardableResult
  package func runReady() -> Int {
    let count = cclock_run_ready(clock, Self.jobLimit)
    if count >= Self.jobLimit { reachedJobLimit = true }
    return count
  }

  /// Moves time forward and runs what becomes due on the way, in order.
  ///
  /// - Parameter time: In ns; an earlier time than ``now`` runs only what is ready.
  package func advance(to time: UInt64) {
    runReady()
    var fired = 0
    while let due = nextDue, due <= max(time, now) {
      cclock_set_now(clock, due)
      switch cclock_fire(clock) {
      case CCLOCK_TIMER: turnRunLoop()
      case CCLOCK_RAN: break
      default: return cclock_set_now(clock, time)
      }
      runReady()
      fired += 1
      if fired >= Self.jobLimit {
        reachedJobLimit = true
        break
      }
    }
    cclock_set_now(clock, time)
  }

  /// Lets the thread's run loop see that a timer is due.
  private func turnRunLoop() {
    enter()
    defer { leave() }
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }
}
