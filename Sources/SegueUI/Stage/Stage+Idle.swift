package import SegueMotion

extension Stage {
  /// Whether nothing moves and nothing waits: the picture stays as it is until somebody acts.
  package var isIdle: Bool { nextChange == nil }

  /// When something happens by itself: now where something moves, later where something only
  /// waits, nil where nothing does either.
  package var nextChange: Timestamp? {
    guard animator.isIdle, frameTickers.isEmpty else { return now }
    var next = nextTimer
    if let due = clock?.nextDue { next = min(next, Int64(clamping: due)) }
    return next == .max ? nil : max(now, Timestamp(nanoseconds: max(0, next)))
  }
}
