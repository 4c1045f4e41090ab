import SegueGeometry

extension ScrollNode {
  func watch(_ node: any ScrollWatcher) {
    watchers.removeAll { $0.node?.isMounted != true }
    if !watchers.contains(where: { $0.node === node }) { watchers.append(WeakNode(node: node)) }
  }

  /// Says what moves it from now on.
  func set(_ new: ScrollPhase, velocity: CGVector? = nil) {
    guard new != phase else { return }
    let old = phase
    phase = new
    if new == .interacting { handOffset = modelOffset }
    for watcher in watchers {
      (watcher.node as? any ScrollWatcher)?.scrollPhaseDidChange(
        self, from: old, to: new, velocity: velocity)
    }
  }

  func tellWatchers() {
    for watcher in watchers { (watcher.node as? any ScrollWatcher)?.scrollDidMove(self) }
  }

  /// Stands still where it is shown.
  func halt() {
    guard offset.isMoving else { return }
    let shown = presentedOffset
    offset.cancel(stage.animator)
    jump(to: shown)
  }

  /// What of the content is shown now, in the content's space.
  var shownContent: CGRect {
    let shown = presentedOffset
    return CGRect(
      x: shown.x - start.x, y: shown.y - start.y, width: size.width, height: size.height)
  }
}
