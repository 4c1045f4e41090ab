import SegueFindings
import SegueMotion

/// The node of a phase animator: each step to a phase is an update of its own.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: _Node {
  private var view: PhaseAnimator<Phase, Content>
  private var content: _Node?
  private var index = 0
  /// Tells the completions of the present round from those of rounds that were cut short.
  private var round = 0
  /// Steps since time last moved: a cycle of steps without motion never ends by itself.
  private var stillSteps = 0
  private var lastStep = Timestamp.zero
  /// A step is to follow when the part that this node belongs to is called back.
  private var isHalted = false

  init(_ view: PhaseAnimator<Phase, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    guard let first = view.phases.first else {
      stage.report.add(
        .invalidValue, "a phase animator has no phases, and shows nothing",
        "give it at least one phase")
      return
    }
    content = Content._makeNode(view.content(first), context.child(of: self))
    if view.trigger == nil {
      stage.enqueueAppear(self) { [weak self] in self?.step() }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }
  override var displayName: String { "PhaseAnimator" }

  func update(_ new: PhaseAnimator<Phase, Content>) {
    let wasTriggered = new.trigger != nil && new.trigger != view.trigger
    view = new
    if !new.phases.indices.contains(index) { index = 0 }
    refresh()
    guard wasTriggered else { return }
    // A round of its own: the change of the trigger brings its own transaction.
    stage.afterUpdate.append { [weak self] in self?.beginRound() }
  }

  override func refresh() {
    isDirty = false
    guard let content, view.phases.indices.contains(index) else { return }
    Content._updateNode(content, view.content(view.phases[index]))
    if isHalted {
      isHalted = false
      stage.afterUpdate.append { [weak self] in self?.step() }
    }
  }

  private func beginRound() {
    guard isMounted, view.phases.count > 1 else { return }
    round += 1
    stillSteps = 0
    index = 0
    step()
  }

  /// Goes on to the next phase with its animation.
  private func step() {
    guard isMounted, view.phases.count > 1 else { return }
    guard isLive else {
      isHalted = true
      isDirty = true
      return
    }
    if stage.now > lastStep { stillSteps = 0 }
    lastStep = stage.now
    stillSteps += 1
    guard stillSteps <= view.phases.count else {
      stage.report.add(
        .boundReached, "a phase animator went through all its phases and nothing moved; it stopped",
        "make neighbouring phases differ in what they show, and give each an animation")
      return
    }
    index = (index + 1) % view.phases.count
    let phase = view.phases[index]
    var transaction = Transaction(animation: view.animation(phase))
    transaction.source = .animator
    let own = round
    // The completion belongs to the stage, which runs it on the main actor.
    let completion: @MainActor () -> Void = { [weak self] in
      guard let self, own == self.round else { return }
      if self.view.trigger == nil || self.index != 0 { self.step() }
    }
    transaction.addAnimationCompletion(unsafeBitCast(completion, to: (() -> Void).self))
    let reader = WeakNode(node: self)
    TransactionStack.runOutside {
      TransactionStack.run(transaction) { stage.inbox.objectWillChange(reader) }
    }
  }
}
