import SegueMotion

extension Stage {
  /// The sample pass: what is shown at the stage's time.
  ///
  /// Numbers are read from the animator's arrays. Only `Animatable` views, modifiers and layouts
  /// with data of their own run code here, under an empty transaction: effects inside would
  /// otherwise animate a second time.
  func sample() {
    bodiesInFrame = 0
    velocities.forget(before: now.nanoseconds)
    animator.sample(at: now.nanoseconds) { node, attribute in node.attributeDidMove(attribute) }
    guard !movedAnimatables.isEmpty else { return }
    isTicking = true
    round += 1
    transaction = Transaction()
    var passes = 0
    while !movedAnimatables.isEmpty, passes < Self.roundLimit {
      passes += 1
      var batch = movedAnimatables
      movedAnimatables = []
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      inbox.isUpdating = true
      for node in batch where node.isMounted { node.runAnimatableFrame() }
      inbox.isUpdating = false
      update()
      layout()
    }
    sweepBranches()
    preferencesMayHaveChanged = !preferenceReaders.isEmpty
    isTicking = false
  }

  /// Takes note that interpolated data has moved; its body runs later in this pass.
  func noteAnimatableMoved(_ node: _Node) {
    if movedAnimatables.last !== node { movedAnimatables.append(node) }
  }
}
