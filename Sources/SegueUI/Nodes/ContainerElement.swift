import SegueGeometry

/// An item as its container shows it: present, or on its way in or out.
///
/// A class because the container's lists, the item's node and the stage's completions refer to it.
@MainActor
final class ContainerElement {
  let node: ViewNode
  /// Tells elements apart over the life of a stage.
  let number: Int
  unowned(unsafe) let container: ContainerNode
  var traits: Traits?
  /// What draws the item: the node itself, or the outermost wrapper of its transition.
  private(set) var presented: ViewNode
  /// Wrappers of the transition, innermost first.
  var transitionNodes: [TransitionNode] = []
  /// The transition in force, and where it was written.
  var transition: AnyTransition
  var transitionSite: SourceSite?
  var phase = TransitionPhase.identity
  /// Waits for the animations of the exit.
  var exit: AnimationListener?
  /// The exit has ended; the container has still to take it off its list.
  var isErased = false
  /// The container's last reading of its items in which this one was present.
  var stamp = 0

  init(_ item: Item, container: ContainerNode) {
    node = item.node
    number = container.stage.nextElementNumber()
    presented = item.node
    traits = item.traits
    self.container = container
    let trait = item.traits?.transition
    transition = trait?.transition ?? .opacity
    transitionSite = trait?.site
    node.element = self
    node.layoutParent = container
  }

  isolated deinit {
    // The node may outlive its element, until its branch has ended.
    guard node.element === self else { return }
    node.element = nil
    node.layoutParent = nil
  }

  var isLeaving: Bool { phase == .didDisappear }
  var zIndex: Double { traits?.zIndex ?? 0 }
  var priority: Double { traits?.layoutPriority ?? 0 }

  /// Takes over what the item says now; the type of the transition stays as it was at insertion.
  func update(_ item: Item) {
    traits = item.traits
    let trait = item.traits?.transition
    let new = trait?.transition ?? .opacity
    guard new.kind.hasShape(of: transition.kind) else { return }
    transition = new
    transitionSite = trait?.site
    for (node, part) in zip(transitionNodes, parts) {
      node.update(part)
    }
  }

  private var parts: [TransitionPart] {
    transition.effective(in: node.environment)
      .parts(container.stage.mayBeRightToLeft && container.isRightToLeft)
  }

  /// Puts the wrappers of the transition around the node.
  func wrap(phase: TransitionPhase) {
    guard transitionNodes.isEmpty else { return }
    var inner = node
    for part in parts {
      let wrapper = part.makeNode(around: inner, element: self, phase: phase)
      wrapper.adoptPlacement(of: inner)
      transitionNodes.append(wrapper)
      inner = wrapper
    }
    presented = inner
    inner.layoutParent = container
    self.phase = phase
    container.stage.needsList = true
  }

  /// Takes the wrappers off again once the item stands as if it had always been there.
  ///
  /// Wrappers with a body stay: their content may hold state.
  func unwrapIfSettled() {
    guard phase == .identity, exit == nil, node.element === self, container.isMounted,
      !transitionNodes.isEmpty, transitionNodes.allSatisfy(\.isSettled)
    else { return }
    for wrapper in transitionNodes { wrapper.unmount() }
    transitionNodes = []
    presented = node
    node.layoutParent = container
    container.stage.needsList = true
  }

  /// Whether the item is present and its leaves are on their way to their place.
  var isStillTravelling: Bool {
    guard phase == .identity, exit == nil, node.element === self, container.isMounted else {
      return false
    }
    for node in transitionNodes {
      if let node = node as? EffectTransitionNode, node.isTravelling { return true }
    }
    return false
  }

  /// Moves the item to another phase under the container's transaction.
  func setPhase(_ phase: TransitionPhase) {
    self.phase = phase
    for node in transitionNodes { node.setPhase(phase) }
  }

  /// The parts of the tree that come and go with this item, innermost first.
  func forEachBranch(_ body: (BranchNode) -> Void) {
    var node: _Node? = self.node.placedCore
    while let here = node, here !== container {
      if let branch = here as? BranchNode { body(branch) }
      node = here.parent
    }
  }

  /// Whether the item comes and goes without a transition.
  var isSilent: Bool {
    if node.core is LazyRunNode { return true }
    var silent = false
    forEachBranch { branch in
      if branch.isSilent, !branch.isPresent || !branch.hasBeenShown { silent = true }
    }
    return silent
  }
}
