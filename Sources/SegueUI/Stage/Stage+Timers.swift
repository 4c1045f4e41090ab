import Foundation
import SegueMotion

extension Stage {
  /// Something that is to happen at a time of the stage, until it is cancelled.
  ///
  /// A class because whoever waits keeps it to cancel it.
  final class Timer {
    let time: Timestamp
    fileprivate(set) var action: (@MainActor () -> Void)?

    init(time: Timestamp, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    func cancel() { action = nil }
  }

  /// Does something at a time, before the updates of that time.
  ///
  /// - Returns: The wait; a time that has passed is done at the next step.
  @discardableResult
  func schedule(at time: Timestamp, _ action: @escaping @MainActor () -> Void) -> Timer {
    let timer = Timer(time: time, action: action)
    let index = timers.firstIndex { $0.time > time } ?? timers.endIndex
    timers.insert(timer, at: index)
    return timer
  }

  /// The time of the next timer, nanoseconds, or `Int64.max`.
  var nextTimer: Int64 {
    timers.removeAll { $0.action == nil }
    return timers.first?.time.nanoseconds ?? .max
  }

  /// Does what is due.
  func runTimers() {
    while let first = timers.first, first.time <= now {
      timers.removeFirst()
      let action = first.action
      first.cancel()
      action?()
    }
  }

  /// The date that the stage shows now.
  var date: Date { dateOrigin.addingTimeInterval(now.seconds) }

  /// The time of a date on the stage's clock, nanoseconds; may be negative.
  func time(of date: Date) -> Int64 {
    let seconds = date.timeIntervalSince(dateOrigin)
    // Dates hold less than nanoseconds this far from their origin: rounded to microseconds.
    guard abs(seconds) < 9e9 else { return seconds < 0 ? .min : .max }
    return Int64((seconds * 1e6).rounded()) * 1000
  }
}
