import SegueDisplay
import SegueGeometry

/// Looks at every item of a stage, instant by instant.
///
/// A class because it remembers what it has found out about an item: names are dear, and are asked
/// for once. It reads only; a stage that is watched plays no differently.
@MainActor package final class ItemWatch {
  private struct Facts {
    var name: String
    var words: String
    var place: ObjectIdentifier?
    /// Whether what moves inside is said of this item.
    var gathersMotion: Bool
  }

  private let stage: Stage
  private let limit: Int
  private var facts: [Int: Facts] = [:]
  private var items: [ShownItem] = []
  /// The items around the node that is visited, as indices; and those that gather its motion.
  private var open: [Int] = []
  private var gatherers: [Int] = []
  /// Items that have been visited and whose end in the display list is not known yet.
  private var unended: [Int] = []
  private var position = 0

  /// Creates a watch.
  ///
  /// - Parameter limit: With more items than this, nothing is reported: it would take long, and
  ///   nobody would read it.
  package init(_ stage: Stage, limit: Int = 3000) {
    self.stage = stage
    self.limit = limit
  }

  /// The items that are drawn at the stage's time, outer ones first; nil where there are too many.
  package func look() -> [ShownItem]? {
    guard let root = stage.root else { return [] }
    stage.refreshList()
    items.removeAll(keepingCapacity: true)
    open = []
    gatherers = []
    unended = []
    position = 0
    visit(root)
    for index in unended {
      items[index].range = items[index].range.lowerBound..<stage.list.items.count
    }
    return items.count > limit ? nil : items
  }

  // MARK: Visiting

  private func visit(_ node: ViewNode) {
    guard items.count <= limit else { return }
    notePosition(of: node)
    read(node)
    node.forEachDrawn { child in
      guard let element = element(child, of: node) else { return visit(child) }
      visit(element)
    }
  }

  /// The element that a container draws by a node; nil for all other nodes, and for what the body
  /// of a transition is made of: that belongs to the item around it.
  private func element(_ node: ViewNode, of parent: ViewNode) -> ContainerElement? {
    guard parent is ContainerNode, (parent as? ImplicitContainerNode)?.isTransitionBody != true
    else { return nil }
    let element = (node as? TransitionNode)?.transitionElement ?? node.element
    guard let element, element.container === parent, element.presented === node else { return nil }
    return element
  }

  private func visit(_ element: ContainerElement) {
    let facts = facts(of: element)
    let index = items.count
    var item = ShownItem(
      number: element.number, parent: open.last.map { items[$0].number }, place: facts.place,
      name: facts.name, words: facts.words)
    item.frame = element.presented.layoutBox.map { element.presented.onStage($0) }
    if element.isLeaving {
      item.phase = .removing
    } else if !element.transitionNodes.isEmpty, element.isOnItsWay {
      item.phase = .inserting
    }
    item.range = -1 ..< -1
    items.append(item)
    open.append(index)
    if item.phase != .present || facts.gathersMotion && !fillsStage(item) {
      gatherers.append(index)
    }
    items[index].gatherer = gatherers.last.map { items[$0].number }
    visit(element.presented)
    if gatherers.last == index { gatherers.removeLast() }
    open.removeLast()
    if items[index].range.lowerBound >= 0 {
      unended.append(index)
    } else {
      items[index].range = 0..<0
    }
  }

  /// What fills the stage is a screen: what moves on it is more telling than the screen.
  private func fillsStage(_ item: ShownItem) -> Bool {
    guard let frame = item.frame else { return false }
    let stage = stage.configuration.size
    return frame.width * frame.height > stage.width * stage.height * 0.6
  }

  private func notePosition(of node: ViewNode) {
    let place = node.displayIndex
    guard place >= position, place < stage.list.items.count else { return }
    for index in unended { items[index].range = items[index].range.lowerBound..<place }
    unended.removeAll(keepingCapacity: true)
    for index in open where items[index].range.lowerBound < 0 {
      items[index].range = place..<place
    }
    position = place
  }

  /// Adds what a node shows to the item that it belongs to.
  private func read(_ node: ViewNode) {
    guard let index = open.last else { return }
    let isSpace = node is SpaceWrapperNode
    if let space = node as? SpaceWrapperNode {
      items[index].rectangles.append(space.presentedFrame)
    } else if let leaf = node as? FramedNode {
      items[index].rectangles.append(leaf.presentedFrame)
      items[index].leaves.append(
        ShownItem.Leaf(index: node.displayIndex, frame: leaf.presentedFrame))
    }
    var readings: [AttributeReading] = []
    node.readAttributes(&readings)
    readings.removeAll { $0.name == "frame" }
    let isEffects = node is EffectTransitionNode
    let corner =
      (node as? SpaceWrapperNode)?.presentedFrame.origin ?? node.presentedRectangle.origin
    for (offset, reading) in readings.enumerated() {
      var group: Int?
      let place = node.displayIndex + (isEffects ? readings.count - 1 - offset : 0)
      if node is WrapperNode, node.displayIndex >= 0, stage.list.items.indices.contains(place),
        case .begin = stage.list.items[place]
      {
        group = place
      }
      items[index].attributes.append(
        ShownItem.Attribute(
          name: reading.name, values: reading.presented,
          isTransition: node is TransitionNode || node.isInsideTransitionBody,
          way: reading.way,
          group: group, holdsPlace: isSpace, corner: corner,
          leaf: node is FramedNode ? items[index].leaves.count - 1 : nil))
    }
  }

  // MARK: Names

  private func facts(of element: ContainerElement) -> Facts {
    if let known = facts[element.number] { return known }
    let branch = element.changedBranch(.appeared)
    var place: ObjectIdentifier?
    switch branch?.cause {
    case .condition, .optional: place = branch?.parent.map { ObjectIdentifier($0) }
    default: break
    }
    let isRoot = element.container.layoutParent is RootNode
    let new = Facts(
      name: element.itemName, words: element.words, place: place,
      gathersMotion: !isRoot
        && (branch != nil || element.isUsersView || element.hasOwnEffects))
    facts[element.number] = new
    return new
  }
}
