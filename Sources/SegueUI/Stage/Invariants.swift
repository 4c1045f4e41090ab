import SegueDisplay

// What must be true of the tree whenever a stage has settled. Checked only where somebody listens,
// as the tests do.

extension Stage {
  /// Checks everything and tells the listener what does not hold.
  func checkInvariants() {
    guard let root, let invariantListener else { return }
    let check = InvariantCheck(stage: self)
    check.visit(root)
    for group in matchedGroups.values { check.visit(group) }
    check.finish(root)
    for problem in check.problems { invariantListener(problem) }
  }
}

/// One walk over the tree.
///
/// A class, so that it can note problems from inside the walk.
@MainActor
private final class InvariantCheck {
  let stage: Stage
  private(set) var problems: [String] = []
  private var nodes: Set<UnsafeMutableRawPointer> = []
  private var branches: [BranchNode] = []
  /// Leaving items that containers show, by branch.
  private var leaving: [ObjectIdentifier: Int] = [:]

  init(stage: Stage) { self.stage = stage }

  private func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds { problems.append(problem()) }
  }

  private func address(_ node: _Node) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(node).toOpaque()
  }

  func visit(_ node: _Node) {
    guard nodes.insert(address(node)).inserted else { return }
    let name = node.displayName
    expect(node.isMounted, "\(name) is in the tree and not mounted")
    expect(node.stage === stage, "\(name) belongs to another stage")
    if let parent = node.parent {
      expect(parent.isMounted, "the parent of \(name) is not mounted")
      expect(node.depth == parent.depth + 1, "the depth of \(name) is not its parent's plus one")
    }
    expect(!node.isDirty || !node.isLive, "\(name) waits for an evaluation that nobody runs")
    if let branch = node as? BranchNode { branches.append(branch) }
    if let container = node as? ContainerNode { visitElements(container) }
    var children: [_Node] = []
    node.forEachChild { children.append($0) }
    for child in children { visit(child) }
  }

  private func visitElements(_ container: ContainerNode) {
    let name = container.displayName
    expect(!container.awaitsItems || !container.isLive, "\(name) has not read its items")
    var seen: Set<ObjectIdentifier> = []
    for element in container.elements + container.leaving {
      expect(
        seen.insert(ObjectIdentifier(element)).inserted, "\(name) shows one element twice")
      expect(element.container === container, "an element of \(name) belongs elsewhere")
      expect(element.node.element === element, "a node of \(name) is not its element's")
      expect(element.node.isMounted, "an item of \(name) is not mounted")
      expect(
        element.presented.layoutParent === container,
        "an item of \(name) is laid out by somebody else")
      for wrapper in element.transitionNodes { visit(wrapper) }
    }
    for element in container.elements {
      expect(element.phase == .identity, "a live item of \(name) is not in its identity phase")
      expect(element.exit == nil, "a live item of \(name) waits for its exit")
    }
    for element in container.leaving {
      expect(element.phase == .didDisappear, "a leaving item of \(name) is in another phase")
      expect(element.exit?.pending ?? 0 > 0, "a leaving item of \(name) waits for nothing")
      element.forEachBranch { leaving[ObjectIdentifier($0), default: 0] += 1 }
    }
  }

  func finish(_ root: ViewNode) {
    expect(
      nodes.count == stage.statistics.nodes,
      "\(stage.statistics.nodes) nodes are mounted, and \(nodes.count) are in the tree")
    for branch in branches {
      expect(
        branch.leavingItems == leaving[ObjectIdentifier(branch), default: 0],
        "a branch counts \(branch.leavingItems) leaving items")
      expect(
        branch.isPresent || branch.leavingItems > 0, "a branch is neither wanted nor shown")
    }
    for problem in stage.animator.problems(owners: nodes) { problems.append(problem) }
    visitDrawn(root)
    checkList(root)
  }

  private func visitDrawn(_ node: ViewNode) {
    var children: [ViewNode] = []
    node.forEachDrawn { children.append($0) }
    for child in children {
      expect(
        child.layoutParent === node,
        "\(child.displayName) is drawn by \(node.displayName) and laid out by somebody else")
      visitDrawn(child)
    }
  }

  /// A list that was patched is the list that would be made now.
  private func checkList(_ root: ViewNode) {
    stage.refreshList()
    var items: [DisplayItem] = []
    root.emit(&items)
    if items != stage.list.items {
      let place = zip(items, stage.list.items).prefix { $0 == $1 }.count
      func item(_ items: [DisplayItem]) -> String {
        guard items.indices.contains(place) else { return "nothing" }
        var list = DisplayList(size: stage.list.size)
        list.items = [items[place]]
        return "item \(place), \(list.dump.split(separator: "\n").last ?? "")"
      }
      problems.append(
        "the display list has \(item(stage.list.items)) where the tree shows \(item(items))")
    }
    expect(
      items.count { if case .begin = $0 { true } else { false } }
        == items.count { $0 == .end }, "groups of the display list are not balanced")
  }
}

extension Animator {
  /// What is wrong with the tracks and those who wait for them.
  func problems(owners: Set<UnsafeMutableRawPointer>) -> [String] {
    var problems: [String] = []
    var pending: [ObjectIdentifier: Int] = [:]
    forEachTrack { owner, listeners in
      if !owners.contains(owner) { problems.append("a track belongs to no node of the tree") }
      for listener in listeners {
        pending[ObjectIdentifier(listener), default: 0] += 1
        if !listener.isAdopted { problems.append("a completion waits for a track unadopted") }
      }
    }
    for listener in waiting where !listener.isDone && listener.waitsForRemoval {
      if listener.pending != pending[ObjectIdentifier(listener), default: 0] {
        problems.append("a completion waits for \(listener.pending) tracks that do not know it")
      }
    }
    return problems
  }
}
