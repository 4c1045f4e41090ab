extension Stage {
  /// Ends everything: tasks are cancelled, completions do not fire.
  ///
  /// Has to be called by whoever made the stage: nodes keep their stage.
  package func close() {
    guard let root else { return }
    run { root.unmount() }
    forgetRoot()
    dirtyNodes = []
    changedContainers = []
    enteringElements = []
    settlingElements = []
    postponedPlacements = []
    staleDistributors = []
    removedBranches = []
    containersWithErased = []
    movedAnimatables = []
    movedNodes = []
    rectangleReaders = []
    appearActions = []
    disappearActions = []
    afterUpdate = []
    preferenceReaders = []
    preferenceViews = []
    touches = nil
    matchedGroups = [:]
    timers = []
    frameTickers = [:]
    geometryObservers = []
    overlays = []
  }
}
