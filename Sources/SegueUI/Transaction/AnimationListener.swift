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
  /// Where the user's completion was written, for logs.
  var site: SourceSite?
  /// Whether it is a user's completion, not the end of an exit.
  var isUsers = false
  /// Whether the stage looks after it already.
  var isAdopted = false

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

  func cancel() { isFired = true }

  func fire() {
    guard !isFired else { return }
    isFired = true
    action()
  }

  var isDone: Bool { isFired }
}
