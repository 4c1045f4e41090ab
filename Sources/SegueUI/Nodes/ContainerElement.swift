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
  /// What the item stands for where it is not a view of its own.
  let spacer: SpacerNode?
  private let isLazyRun: Bool
  /// The parts of the tree that come and go with the item, innermost first.
  private let branch: BranchNode?
  private let outerBranches: [BranchNode]
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
    let core = item.node.core
    spacer = core as? SpacerNode
    isLazyRun = core is LazyRunNode
    var first: BranchNode?
    var outer: [BranchNode] = []
    var here: Unmanaged<_Node>? = .passUnretained(item.node.placedCore)
    while let node = here {
      here = node._withUnsafeGuaranteedRef { node in
        if node === container { return nil }
        if let branch = node as? BranchNode {
          if first == nil { first = branch } else { outer.append(branch) }
        }
        return node.parentReference
      }
    }
    branch = first
    outerBranches = outer
    node.element = self
    node.layoutParent = container
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
    let stage = container.stage
    let kind = transition.effective(in: node.environment)
    let isRightToLeft = stage.mayBeRightToLeft && container.isRightToLeft
    // A thousand items that come or go together have the same transition.
    if let last = stage.lastParts, last.isRightToLeft == isRightToLeft,
      last.kind.isSame(as: kind)
    {
      return last.parts
    }
    let parts = kind.parts(isRightToLeft)
    stage.lastParts = (kind, isRightToLeft, parts)
    return parts
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
    if let branch { body(branch) }
    outerBranches.forEach(body)
  }

  /// Whether the item comes and goes without a transition.
  var isSilent: Bool {
    if isLazyRun { return true }
    var silent = false
    forEachBranch { branch in
      if branch.isSilent, !branch.isPresent || !branch.hasBeenShown { silent = true }
    }
    return silent
  }
}
