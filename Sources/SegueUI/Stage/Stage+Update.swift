import SegueFindings
import SegueMotion

extension Stage {
  /// The update pass: bodies run, parents first; containers read their items; phases move on.
  func update() {
    inbox.isUpdating = true
    defer { inbox.isUpdating = false }
    var passes = 0
    repeat {
      refreshDirtyNodes()
      reconcileContainers()
      guard dirtyNodes.isEmpty, changedContainers.isEmpty else { continue }
      enterElements()
      if dirtyNodes.isEmpty, changedContainers.isEmpty, showPreferences() {
        isPreferenceRound = false
      }
      passes += 1
    } while (!dirtyNodes.isEmpty || !changedContainers.isEmpty || !enteringElements.isEmpty)
      && passes < Self.roundLimit
  }

  /// Asks for an evaluation of a node; called by `setNeedsRefresh`.
  func enqueue(_ node: _Node) { dirtyNodes.append(node) }

  private func refreshDirtyNodes() {
    while !dirtyNodes.isEmpty {
      var batch = dirtyNodes
      dirtyNodes = []
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.isDirty {
        // A part on its way out is frozen; it stays marked until it is called back.
        if node.isLive { node.refresh() }
      }
    }
  }

  func noteItemsChanged(_ container: ContainerNode) { changedContainers.append(container) }

  private func reconcileContainers() {
    reconcileContainers(from: 0)
  }

  /// Reads the items of the containers that have been noted since a moment, parents first.
  func reconcileContainers(from first: Int) {
    while changedContainers.count > first {
      var batch = Array(changedContainers[first...])
      changedContainers.removeSubrange(first...)
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for container in batch where container.isLive { container.reconcile() }
    }
  }

  func noteEntering(_ element: ContainerElement) { enteringElements.append(element) }

  /// Second half of an insertion: the items go from `willAppear` to `identity`.
  private func enterElements() {
    guard !enteringElements.isEmpty else { return }
    let entering = enteringElements
    enteringElements = []
    placeWhereTheyComeFrom(entering)
    enter(entering)
  }

  /// Lets the items enter that have been noted since a moment, as part of what happens now.
  func enterElements(from first: Int) {
    guard enteringElements.count > first else { return }
    let entering = Array(enteringElements[first...])
    enteringElements.removeSubrange(first...)
    enter(entering)
  }

  private func placeWhereTheyComeFrom(_ entering: [ContainerElement]) {
    if entering.contains(where: { $0.transition.kind.isCustom }) {
      // A body may place its content elsewhere before it appears: show it there first.
      isInitialLayout = true
      inbox.isUpdating = false
      layout()
      inbox.isUpdating = true
      isInitialLayout = false
      for element in entering { element.presented.markNeedsPlacement() }
      for node in postponedPlacements where node.isMounted { node.markNeedsPlacement() }
      postponedPlacements = []
    }
  }

  private func enter(_ entering: [ContainerElement]) {
    for element in entering where element.phase == .willAppear && element.node.isMounted {
      withElement(element) { element.setPhase(.identity) }
      settlingElements.append(element)
    }
  }

  /// Takes the wrappers off elements whose entrance is over.
  func settleElements() {
    guard !settlingElements.isEmpty else { return }
    let elements = settlingElements
    settlingElements = []
    for element in elements {
      element.unwrapIfSettled()
      // Its leaves travel on: asked again when they have arrived.
      if element.isStillTravelling { settlingElements.append(element) }
    }
  }

  /// Runs a change of an item's phase; animations that it starts count towards a completion.
  func withElement(
    _ element: ContainerElement, listener: AnimationListener? = nil, _ body: () -> Void
  ) {
    let outer = elementListener
    elementListener = listener ?? outer
    trace.subject(element)
    body()
    trace.subject(nil)
    elementListener = outer
  }

  /// The transaction in force at a scope, for an attribute that changes now.
  func transaction(at scope: TransactionScope) -> Transaction {
    var result = scope.resolved()
    if let travel {
      result.animation = travel.animation
      result.source = .transition(travel.site)
    }
    if let elementListener { result.listeners.append(elementListener) }
    return result
  }

  /// Runs a placement whose travel a transition animates itself.
  func withTravel(_ animation: Animation?, site: SourceSite?, _ body: () -> Void) {
    let outer = travel
    travel = (animation, site)
    body()
    travel = outer
  }

  // MARK: Branches

  func noteRemoved(_ branch: BranchNode) { removedBranches.append(branch) }

  /// Ends the branches that are neither wanted nor shown any more.
  func sweepBranches() {
    while !removedBranches.isEmpty {
      let branches = removedBranches
      removedBranches = []
      for branch in branches { branch.endIfUnused() }
    }
    let distributors = staleDistributors
    staleDistributors = []
    for owner in distributors { owner.forgetEndedWrappers() }
  }

  /// Lets containers forget the items whose exits have ended.
  func forgetErasedElements() {
    guard !containersWithErased.isEmpty else { return }
    let containers = containersWithErased
    containersWithErased = []
    for container in containers { container.forgetErasedElements() }
  }

  // MARK: Actions

  func enqueueAppear(_ node: _Node, _ action: @escaping @MainActor () -> Void) {
    appearActions.append((node, action))
  }

  func enqueueDisappear(_ node: _Node, _ action: @escaping @MainActor () -> Void) {
    // What has not appeared does not disappear.
    if let index = appearActions.firstIndex(where: { $0.node === node }) {
      appearActions.remove(at: index)
      return
    }
    trace.unmounts(node)
    disappearActions.append((node, action))
  }

  func noteBody(_ node: _Node) {
    statistics.bodies += 1
    bodiesInFrame += 1
    if bodiesInFrame == Self.bodyLimit { reportGrowth(node) }
  }

  /// Whether views may be nested one deeper; says so once where they may not.
  func mayGrow(_ node: _Node) -> Bool {
    guard node.depth >= Self.depthLimit else { return true }
    report.add(
      .boundReached,
      "the views are nested \(Self.depthLimit) deep; \(node.displayName) is shown empty there",
      "look for a body that contains its own view without a condition that ends it")
    return false
  }

  private func reportGrowth(_ node: _Node) {
    report.add(
      .boundReached,
      "\(Self.bodyLimit) bodies ran in one update, the last one of \(node.displayName)",
      "look for a body that contains its own view without a condition that ends it")
  }
}
