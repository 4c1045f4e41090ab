import SegueGeometry

// What a watch reads off an item.

extension ContainerElement {
  /// Whether the item's entrance still moves.
  var isOnItsWay: Bool {
    guard !isLeaving else { return false }
    var isMoving = false
    func visit(_ node: ViewNode) {
      guard !isMoving, node !== self.node else { return }
      var readings: [AttributeReading] = []
      node.readAttributes(&readings)
      if readings.contains(where: \.isAnimating) { isMoving = true }
      node.forEachDrawn(visit)
    }
    visit(presented)
    return isMoving || isStillTravelling
  }

  /// The first words that are drawn in the item.
  var words: String {
    var texts: [String] = []
    func visit(_ node: ViewNode) {
      guard texts.count < 3 else { return }
      if node is FramedNode, let label = node.ownLabel, !label.isEmpty { texts.append(label) }
      node.forEachDrawn(visit)
    }
    visit(presented)
    return texts.joined(separator: " ")
  }

  /// Whether a view of the user's own stands around it inside its container.
  var isUsersView: Bool {
    var here: _Node? = node.core.parent
    while let next = here, next !== container {
      if next.namesItem, !next.displayName.hasPrefix("_"), !next.isLibraryBody { return true }
      here = next.parent
    }
    return false
  }

  /// Whether a modifier with values that animate is written on it.
  var hasOwnEffects: Bool {
    var here: ViewNode = node
    while let wrapper = here as? WrapperNode {
      var readings: [AttributeReading] = []
      wrapper.readAttributes(&readings)
      if readings.contains(where: { $0.name != "frame" }) { return true }
      here = wrapper.content
    }
    return false
  }
}

extension ViewNode {
  /// The box around what is drawn, by layout alone: effects on the way are left out.
  var layoutBox: CGRect? {
    if let space = self as? SpaceWrapperNode { return space.presentedFrame }
    var box: CGRect?
    var isLeaf = true
    forEachDrawn { child in
      isLeaf = false
      guard var inner = child.layoutBox else { return }
      if !(self is WrapperNode) {
        let a = convertFromContent(CGPoint(x: inner.minX, y: inner.minY))
        let b = convertFromContent(CGPoint(x: inner.maxX, y: inner.maxY))
        inner = CGRect(
          x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
      }
      box = box.map { $0.union(inner) } ?? inner
    }
    return isLeaf && self is FramedNode ? presentedRectangle : box
  }

  /// Whether the node is a part of what the body of a transition puts around its content.
  var isInsideTransitionBody: Bool {
    var here = parent
    while let node = here {
      if let container = node as? ContainerNode {
        return (container as? ImplicitContainerNode)?.isTransitionBody ?? false
      }
      here = node.parent
    }
    return false
  }
}
