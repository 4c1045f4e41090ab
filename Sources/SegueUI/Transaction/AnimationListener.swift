import SegueMotion

/// Waits for the animations that one change starts.
///
/// A class because the attributes that animate, the transaction and the stage all refer to the same
/// wait.
final class AnimationListener {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var isFired = false
  /// Attributes that still animate (criterion `removed`), or custom animations not yet logically
  /// complete.
  var pending = 0
  /// The time at which every animation of the change is logically complete.
  var logicalDeadline = Timestamp.zero
  /// Who looks after it, once somebody does.
  unowned(unsafe) var queue: CompletionQueue?
  /// Where the user's completion was written, for logs.
  var site: SourceSite?
  /// When the change that it waits for was made.
  var began = Timestamp.zero
  /// Whether it is a user's completion, not the end of an exit.
  var isUsers = false

  init(criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  var waitsForRemoval: Bool { criteria == .removed }

  /// Whether nothing is left to wait for at a time.
  func isDue(at now: Timestamp) -> Bool {
    guard !isFired, pending == 0 else { return false }
    return waitsForRemoval || logicalDeadline <= now
  }

  /// Gives the wait up: the action will not run.
  func cancel() {
    isFired = true
    queue?.forget(self)
  }

  /// Takes note that one thing that held it has ended.
  func release() {
    pending -= 1
    if pending == 0 { queue?.didRelease(self) }
  }

  var isAdopted: Bool { queue != nil }

  func fire() {
    guard !isFired else { return }
    isFired = true
    action()
  }

  var isDone: Bool { isFired }
}
