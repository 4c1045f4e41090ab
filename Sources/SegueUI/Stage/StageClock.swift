/// The clock that everything that waits runs on: tasks, timers, delayed blocks.
package protocol StageClock: AnyObject {
  /// Captures what this thread sends to queues and clocks, until `leave`; may be nested.
  func enter()
  func leave()
  /// Nanoseconds since the clock began.
  var now: UInt64 { get }
  /// Whether jobs are ready.
  var hasReadyWork: Bool { get }
  /// Runs the jobs that are ready; returns how many.
  @discardableResult func runReady() -> Int
  /// The earliest time at which something is due, nanoseconds.
  var nextDue: UInt64? { get }
  /// Sets the time, never backwards, and runs what has become due, in order.
  func advance(to time: UInt64)
}
