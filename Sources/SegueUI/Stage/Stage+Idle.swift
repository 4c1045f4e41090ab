import SegueMotion

extension Stage {
  /// Whether nothing moves and nothing waits: the picture stays as it is until somebody acts.
  package var isIdle: Bool {
    animator.isIdle && frameTickers.isEmpty && nextTimer == .max && clock?.nextDue == nil
  }
}
