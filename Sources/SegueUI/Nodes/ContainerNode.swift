import SegueDisplay
import SegueGeometry
import SegueMotion

/// A node that lays out items and owns their phases: a stack, or the implicit container where
/// exactly one view is needed.
class ContainerNode: ViewNode {
  final var content: _Node?
  /// Items that are present, in the order of the views.
  private(set) final var elements: [ContainerElement] = []
  /// Items on their way out, in order of removal.
  private(set) final var leaving: [ContainerElement] = []
  /// False until the items have been read for the first time: nothing transitions then.
  private(set) final var isEvaluated = false
  private final var needsItems = true
  final var awaitsItems: Bool { needsItems }
  private final var stamp = 0
  private final var hasErasedElements = false
  private final var drawn: [ContainerElement]?
  var engine: LayoutEngine { didSet { invalidateLayout() } }

  init(_ context: _NodeContext, engine: LayoutEngine) {
    self.engine = engine
    super.init(context)
    stage.noteItemsChanged(self)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }

  override func requeueStaleNodes() {
    if needsItems { stage.noteItemsChanged(self) }
    super.requeueStaleNodes()
  }

  override func noteItemsChanged() -> Bool {
    guard !needsItems else { return true }
    needsItems = true
    stage.noteItemsChanged(self)
    return true
  }

  // MARK: Items

  /// Reads the items again: starts entrances and exits, revives what came back.
  final func reconcile() {
    guard needsItems, isMounted, isReady else { return }
    needsItems = false
    stamp += 1
    var items: [Item] = []
    items.reserveCapacity(elements.count + 4)
    content?.collectItems(&items)
    var next: [ContainerElement] = []
    next.reserveCapacity(items.count)
    var hasRevived = false
    for item in items {
      if let element = item.node.element, element.container === self {
        guard element.stamp != stamp else { continue }
        element.update(item)
        if element.isLeaving {
          revive(element)
          hasRevived = true
        }
        element.stamp = stamp
        next.append(element)
      } else {
        let element = ContainerElement(item, container: self)
        element.stamp = stamp
        next.append(element)
        insert(element)
      }
    }
    if hasRevived { leaving.removeAll { !$0.isLeaving } }
    var removed: [ContainerElement] = []
    for element in elements where element.stamp != stamp { removed.append(element) }
    elements = next
    for element in removed { remove(element) }
    isEvaluated = true
    drawn = nil
    stage.needsList = true
    elementsDidChange()
    invalidateLayout()
  }

  /// Whether there is content to read: some containers make theirs when their size is known.
  var isReady: Bool { true }

  /// Called when the list of items has been read again.
  func elementsDidChange() { engine.elementsDidChange(elements) }

  private func insert(_ element: ContainerElement) {
    defer { element.forEachBranch { $0.hasBeenShown = true } }
    guard isEvaluated else {
      stage.trace.appeared(element, inside: self)
      if element.transition.effective(in: element.node.environment).isCustom {
        element.wrap(phase: .identity)
      }
      return
    }
    let transaction = scope.resolved()
    let isSilent = element.isSilent
    let kind = element.transition.effective(in: element.node.environment)
    let mayAnimate = transaction.animation != nil || kind.mayBringAnimation
    stage.trace.inserted(element, transaction, kind: kind, isSilent: isSilent)
    if isSilent || !mayAnimate {
      if kind.isCustom { element.wrap(phase: .identity) }
      return
    }
    element.wrap(phase: .willAppear)
    stage.noteEntering(element)
  }

  private func revive(_ element: ContainerElement) {
    element.exit?.cancel()
    element.exit = nil
    element.forEachBranch { $0.leavingItems -= 1 }
    stage.trace.revived(element, scope.resolved())
    stage.withElement(element) { element.setPhase(.identity) }
    stage.settlingElements.append(element)
    element.presented.markNeedsPlacement()
  }

  private func remove(_ element: ContainerElement) {
    let transaction = scope.resolved()
    let isSilent = element.isSilent
    let kind = element.transition.effective(in: element.node.environment)
    let mayAnimate = transaction.animation != nil || kind.mayBringAnimation
    let event = stage.trace.removed(element, transaction, kind: kind, isSilent: isSilent)
    guard !isSilent, mayAnimate else {
      detach(element)
      return
    }
    element.wrap(phase: element.phase)
    // Both live as long as the exit: it is given up when the item comes back or the container goes.
    let exit = AnimationListener(criteria: .removed) { [unowned(unsafe) element] in
      element.container.erase(element)
    }
    element.exit = exit
    stage.withElement(element, listener: exit) {
      element.setPhase(.didDisappear)
      element.presented.replaceInPlace()
    }
    guard exit.pending > 0 else {
      element.exit = nil
      if transaction.animation != nil || kind.hasOwnAnimation { stage.trace.nothingMoved(event) }
      detach(element)
      return
    }
    element.forEachBranch { $0.leavingItems += 1 }
    leaving.append(element)
    stage.animator.adopt(exit)
  }

  /// Ends the exit of an item.
  private func erase(_ element: ContainerElement) {
    guard element.isLeaving, element.exit != nil else { return }
    element.exit = nil
    element.isErased = true
    if !hasErasedElements {
      hasErasedElements = true
      stage.containersWithErased.append(self)
    }
    drawn = nil
    stage.needsList = true
    stage.trace.erased(element)
    element.forEachBranch { branch in
      branch.leavingItems -= 1
      if !branch.isPresent { stage.noteRemoved(branch) }
    }
    detach(element)
  }

  /// Takes the items whose exits have ended off the list, all at once.
  final func forgetErasedElements() {
    hasErasedElements = false
    var kept: [ContainerElement] = []
    for element in leaving where !element.isErased { kept.append(element) }
    leaving = kept
    drawn = nil
  }

  private func detach(_ element: ContainerElement) {
    for node in element.transitionNodes { node.unmount() }
    element.node.element = nil
    // The wrapper goes; the node may be called back before its branch has ended.
    element.node.layoutParent = nil
  }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    engine.sizeThatFits(proposal, elements)
  }

  override func performPlacement() {
    engine.place(elements, in: rectangle, proposal: proposal, container: self)
  }

  override func layoutDidInvalidate() { engine.invalidate() }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    engine.explicitAlignment(key, elements, size: sizeThatFits(proposal), proposal: proposal)
  }

  override var spacing: ViewSpacing { engine.spacing(elements) }

  // MARK: Drawing

  /// Items in drawing order: leaving ones behind, then by zIndex.
  final var drawingOrder: [ContainerElement] {
    if let drawn { return drawn }
    var order = leaving + elements
    if order.contains(where: { $0.zIndex != 0 }) {
      order = order.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element)
    }
    drawn = order
    return order
  }

  override func emit(_ items: inout [DisplayItem]) {
    if leaving.isEmpty, drawn == nil, !elements.contains(where: { $0.zIndex != 0 }) {
      for element in elements { element.presented.emit(&items) }
      return
    }
    for element in drawingOrder { element.presented.emit(&items) }
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    for element in drawingOrder { body(element.presented) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    for element in drawingOrder.reversed() {
      if let hit = element.presented.hitTest(point) { return hit }
    }
    return nil
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    for element in elements { element.transitionNodes.forEach { $0.environmentDidChange() } }
  }

  override func unmount() {
    for element in elements + leaving {
      element.exit?.cancel()
      element.exit = nil
      for node in element.transitionNodes { node.unmount() }
      element.node.element = nil
    }
    super.unmount()
    elements = []
    leaving = []
    drawn = nil
  }
}

/// A container that draws nothing of its own and lays out by an engine: stacks and `ZStack`.
extension ViewNode {
  /// Asks for a new placement without a new measurement.
  final func markNeedsPlacement() {
    var node: ViewNode? = self
    while let here = node {
      here.needsPlacement = true
      node = here.layoutParent
    }
    stage.needsLayout = true
  }

  /// Places the node again where it is, after something inside has changed.
  final func replaceInPlace() {
    needsPlacement = true
    place(at: origin, proposal: proposal)
  }
}
