import SegueDisplay
package import SegueGeometry
import SegueMotion

extension Stage {
  /// Everything with words, a label or an identifier, in drawing order.
  package func labelledViews() -> [InspectedView] {
    sample()
    return located().map { InspectedView(node: $0.node) }
  }

  /// Nodes of views of a type, in the order of the views; those on their way out included.
  package func views<V>(of type: V.Type) -> [InspectedView] {
    sample()
    var found: [InspectedView] = []
    let name = PropertyList.shortName(type)
    func visit(_ node: _Node) {
      if node.isView(of: type, name: name) {
        found.append(InspectedView(node: node))
        return
      }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return found
  }

  /// The types of the views on the stage, each once, as one writes them.
  package var viewNames: [String] {
    var names: [String] = []
    func visit(_ node: _Node) {
      let name = node.displayName
      if node.namesItem || node is FramedNode, !name.hasPrefix("_"), !names.contains(name) {
        names.append(name)
      }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return names
  }

  /// What is drawn, from the back to the front.
  package func drawnViews() -> [InspectedView] {
    sample()
    var found: [InspectedView] = []
    func visit(_ node: ViewNode) {
      var isLeaf = true
      node.forEachDrawn { child in
        isLeaf = false
        visit(child)
      }
      if isLeaf, node is FramedNode { found.append(InspectedView(node: node)) }
    }
    if let root { visit(root) }
    return found
  }

  /// The place of a view's backmost leaf in the drawing order; nil where it is not drawn.
  package func drawingIndex(of view: InspectedView) -> Int? {
    var leaves: Set<ObjectIdentifier> = []
    view.forEachLeaf { leaves.insert(ObjectIdentifier($0)) }
    return drawnViews().firstIndex { leaves.contains(ObjectIdentifier($0.node)) }
  }

  /// Words, labels and identifiers on the stage, those most like a name first.
  package func names(near name: String) -> [String] { nearest(to: name, located()) }

  /// Gives the stage another size, in an update of its own without an animation.
  package func resize(to size: CGSize) {
    guard size != configuration.size else { return }
    configuration.size = size
    list.size = size
    trace.input("resize to \(Int(size.width)) × \(Int(size.height))")
    needsList = true
    root?.invalidateLayout()
    run { runRound(Inbox.Group(transaction: Transaction())) }
    settleFrame()
  }

  /// Does something as an event of its own: state written in it is shown at once.
  package func perform(_ name: String, _ action: () -> Void) {
    trace.input(name)
    run(action)
    settleFrame()
  }

  /// The next time at which an animation ends or a completion is due, in ns; nil where nothing is
  /// left that ends by itself.
  package var nextAnimationEvent: Int64? {
    if animator.hasUnknownEnds || !frameTickers.isEmpty { return nextFrame }
    let next = animator.nextEvent(after: now.nanoseconds)
    return next == .max ? nil : next
  }

  /// Whether an animation, a completion or a frame-by-frame action is under way.
  package var isMoving: Bool {
    !animator.isIdle || !animator.waiting.isEmpty || !frameTickers.isEmpty
  }

  /// What moves now, as in `opacity of Halo`; each once.
  package var movingAttributes: [String] {
    var names: [String] = []
    animator.forEachOwner { node in
      var readings: [AttributeReading] = []
      node.readAttributes(&readings)
      for reading in readings where reading.isAnimating {
        let name = "\(reading.name) of \(node.displayName)"
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
