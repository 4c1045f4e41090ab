import SegueMotion

/// Completions and exits that wait for animations.
///
/// A thousand exits may wait at once, and a frame must not ask each: those that wait for their
/// attributes announce themselves when the last one has ended; only those that wait for a time are
/// looked through. A class because the listeners refer to it.
final class CompletionQueue {
  /// Adopted and not yet looked at.
  private var fresh: [AnimationListener] = []
  /// Those that wait for a time, or for custom animations.
  private var timed: [AnimationListener] = []
  /// Those whose attributes have all ended.
  private var ready: [AnimationListener] = []
  /// Those that wait for their attributes.
  private var counting: [ObjectIdentifier: AnimationListener] = [:]

  /// Everything that has not fired.
  var waiting: [AnimationListener] {
    (fresh + timed + ready + counting.values).filter { !$0.isDone }
  }

  func adopt(_ listener: AnimationListener) {
    guard listener.queue == nil else { return }
    listener.queue = self
    fresh.append(listener)
  }

  /// Drops a listener that was given up.
  func forget(_ listener: AnimationListener) {
    counting[ObjectIdentifier(listener)] = nil
  }

  /// Takes note that nothing holds a listener any more.
  func didRelease(_ listener: AnimationListener) {
    if counting.removeValue(forKey: ObjectIdentifier(listener)) != nil { ready.append(listener) }
  }

  /// The earliest time at which a completion is due, or `Int64.max`.
  var nextDeadline: Int64 {
    var next = Int64.max
    for listener in timed where listener.pending == 0 {
      next = min(next, listener.logicalDeadline.nanoseconds)
    }
    return next
  }

  /// Removes and returns the completions that are due, in the order in which they were adopted or
  /// became ready.
  func takeDue(at now: Timestamp) -> [AnimationListener] {
    guard !fresh.isEmpty || !timed.isEmpty || !ready.isEmpty else { return [] }
    var due: [AnimationListener] = []
    var kept: [AnimationListener] = []
    for listener in timed where !listener.isDone {
      if listener.isDue(at: now) { due.append(listener) } else { kept.append(listener) }
    }
    for listener in fresh where !listener.isDone {
      if listener.isDue(at: now) {
        due.append(listener)
      } else if listener.waitsForRemoval {
        counting[ObjectIdentifier(listener)] = listener
      } else {
        kept.append(listener)
      }
    }
    timed = kept
    fresh = []
    for listener in ready where !listener.isDone {
      // Something may have begun to hold it again since.
      if listener.pending == 0 {
        due.append(listener)
      } else {
        counting[ObjectIdentifier(listener)] = listener
      }
    }
    ready = []
    return due
  }
}
