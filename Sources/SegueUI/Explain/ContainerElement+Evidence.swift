import SegueDisplay
import SegueGeometry
import SegueMotion

// What an explanation needs to know of an item, read off the tree while it is there.

extension ContainerElement {
  /// The view that one would name: the outermost view with a body inside the branch.
  var itemName: String {
    var name = node.core.displayName
    var isWhole = false
    var here: _Node? = node.core.parent
    while let next = here, next !== container {
      // What the library erases inside its own views is a part of them.
      if let branch = next as? BranchNode, !branch.isOfLibrary { break }
      if next.namesItem, !next.isInternalPart, !next.displayName.hasPrefix("_") {
        name = next.displayName
        isWhole = next.isLibraryBody
      }
      here = next.parent
    }
    // A control with one text on it is called by it.
    let words = node.core.displayName
    return isWhole && words.hasPrefix("Text(") ? name + String(words.dropFirst(4)) : name
  }

  /// The part of the tree whose coming or going changed the item; the innermost one around an
  /// item that has only appeared.
  func changedBranch(_ change: ItemRecord.Change) -> BranchNode? {
    var first: BranchNode?
    var changed: BranchNode?
    forEachBranch { branch in
      // The type in an AnyView is a condition only where it has changed.
      if first == nil, branch.itemCause != .type, !branch.isOfLibrary { first = branch }
      switch change {
      case .inserted: if !branch.hasBeenShown { changed = branch }
      case .removed: if !branch.isPresent { changed = branch }
      default: break
      }
    }
    return changed ?? first
  }

  /// Whether an `AnyView` of the user's own stands around it inside its container.
  var isErasedInside: Bool {
    var isErased = false
    forEachBranch { branch in
      if branch.itemCause == .type, !branch.isOfLibrary { isErased = true }
    }
    return isErased
  }

  /// The first lazy container inside, unless a geometry effect carries it along.
  var lazyInside: String? {
    var name: String?
    func visit(_ node: _Node) {
      if name != nil || node is SpaceWrapperNode { return }
      if node is LazyNode { name = node.displayName } else { node.forEachChild(visit) }
    }
    visit(node.core)
    return name
  }

  /// Whether only the library's own code makes it come and go, and with a transition of its own.
  var isOfLibrary: Bool {
    guard transitionSite?.isInLibrary ?? true else { return false }
    var branches = 0
    var own = 0
    forEachBranch { branch in
      branches += 1
      if branch.isOfLibrary { own += 1 }
    }
    return branches > 0 && branches == own
  }

  /// An `.animation` between the item and the branch that it comes and goes with.
  var animationInsideBranch: (any AnimationSiteNode)? {
    var here: _Node? = node.core
    while let next = here, next !== container {
      if next is BranchNode { return nil }
      if let animation = next as? any AnimationSiteNode { return animation }
      here = next.parent
    }
    return nil
  }

  /// A transition on a view inside the item that does not come and go by itself.
  var transitionInside: (site: SourceSite, view: String)? {
    var found: (SourceSite, String)?
    func visit(_ node: _Node) {
      guard found == nil else { return }
      if node is AlternativesNode || node is KeyedNode { return }
      if let trait = node as? TraitNode, let site = trait.transitionSite {
        found = (site, trait.subjectName)
        return
      }
      node.forEachChild(visit)
    }
    node.core.forEachChild(visit)
    return found
  }

  /// The wrappers of `matchedGeometryEffect` on the item.
  var matchedNodes: [MatchedGeometryNode] {
    var nodes: [MatchedGeometryNode] = []
    var here: ViewNode? = node
    while let wrapper = here as? WrapperNode {
      if let matched = wrapper as? MatchedGeometryNode { nodes.append(matched) }
      here = wrapper.content
    }
    return nodes
  }

  /// Whether what is linked by `matchedGeometryEffect` has one size whatever is proposed to it.
  var keepsMatchedSize: Bool {
    matchedNodes.contains { matched in
      guard matched.modifier.properties.contains(.size) else { return false }
      let size = matched.content.size
      let more = ProposedViewSize(CGSize(width: size.width + 64, height: size.height + 64))
      return size != .zero && matched.content.sizeThatFits(more) == size
    }
  }

  /// Modifiers written inside the branch that do nothing with the values that they have.
  var neutralModifiers: [String] {
    let neutral: [String: [Double]] = [
      "opacity": [1], "blur": [0], "offset": [0, 0], "scaleEffect": [1, 1], "rotationEffect": [0],
      "brightness": [0], "saturation": [1], "contrast": [1], "grayscale": [0],
    ]
    var names: [String] = []
    var here: ViewNode? = node
    while let wrapper = here as? WrapperNode, !(wrapper is ProxyNode) {
      var readings: [AttributeReading] = []
      if wrapper.isWrittenInBranch { wrapper.readAttributes(&readings) }
      for reading in readings {
        guard let value = neutral[reading.name], Array(reading.model.prefix(value.count)) == value
        else { continue }
        names.append(reading.name)
      }
      here = wrapper.content
    }
    // As they are written: the innermost first.
    return names.reversed()
  }

  /// The sibling in front of the leaving item that hides it wholly; nil where none does.
  var opaqueCover: String? {
    var own: CGRect?
    presented.forEachLeafRectangle(in: container) { box in own = own.map { $0.union(box) } ?? box }
    guard let own, !own.isEmpty else { return nil }
    let order = container.drawingOrder
    guard let place = order.firstIndex(where: { $0 === self }) else { return nil }
    for sibling in order.suffix(from: place + 1) where !sibling.isLeaving {
      var items: [DisplayItem] = []
      sibling.presented.emit(&items)
      if items.opaqueBoxes.contains(where: { $0.insetBy(dx: -0.5, dy: -0.5).contains(own) }) {
        return sibling.itemName
      }
    }
    return nil
  }
}

extension _Node {
  /// The name of the view with a body in which the node stands.
  var composite: String {
    var here = parent
    while let node = here {
      if node.namesItem, !node.displayName.hasPrefix("_") { return node.displayName }
      here = node.parent
    }
    return ""
  }

  /// The name of the first view at or below a structure node.
  var subjectName: String {
    var name: String?
    func visit(_ node: _Node) {
      guard name == nil else { return }
      if (node.namesItem || node is ViewNode) && !node.displayName.hasPrefix("_"),
        node.displayName != "View"
      {
        name = node.displayName
        return
      }
      node.forEachChild(visit)
    }
    forEachChild(visit)
    return name ?? "View"
  }

  /// Attributes inside that repeat for ever, as in `scaleEffect of Circle`.
  var runningRepeats: [String] {
    var names: [String] = []
    stage.animator.forEachEndlessOwner { node in
      var here: _Node? = node
      while let next = here, next !== self {
        here = (next as? ViewNode)?.layoutParent ?? next.parent
      }
      guard here === self else { return }
      var readings: [AttributeReading] = []
      node.readAttributes(&readings)
      for reading in readings where reading.isAnimating {
        names.append("\(reading.name) of \(node.displayName)")
      }
    }
    return names
  }
}

extension ViewNode {
  /// The transition of the view's item, where the item never comes or goes.
  var inertTransition: SourceSite? {
    var here: ViewNode? = self
    while let node = here {
      if let element = node.element {
        guard let site = element.traits?.transition?.site else { return nil }
        return element.changedBranch(.appeared) == nil ? site : nil
      }
      here = node.layoutParent
    }
    return nil
  }

  /// The item around a container that travels by layout now, so that what is inserted does not.
  var travellingItem: String? {
    var here: ViewNode? = self
    while let node = here {
      if node is SpaceWrapperNode { return nil }
      if let transition = node as? EffectTransitionNode, transition.isTravelling {
        return transition.transitionElement.itemName
      }
      here = node.layoutParent
    }
    return nil
  }

  var drawnAncestors: Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    var here: ViewNode? = self
    while let node = here {
      result.insert(ObjectIdentifier(node))
      here = node.layoutParent
    }
    return result
  }

  /// Visits the boxes of what is drawn below, in the space of a container around it.
  func forEachLeafRectangle(in container: ViewNode, _ body: (CGRect) -> Void) {
    func visit(_ node: ViewNode, _ map: (CGPoint) -> CGPoint) {
      var isLeaf = true
      node.forEachDrawn { child in
        isLeaf = false
        visit(child) { map(node.convertFromContent($0)) }
      }
      guard isLeaf, node is FramedNode else { return }
      let box = node.presentedRectangle
      let a = map(CGPoint(x: box.minX, y: box.minY))
      let b = map(CGPoint(x: box.maxX, y: box.maxY))
      body(
        CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)))
    }
    visit(self) { $0 }
  }

  /// Whether the modifier of a wrapper stands in the same body as the branch around it.
  fileprivate var isWrittenInBranch: Bool {
    var here = parent
    while let node = here {
      if node is BranchNode { return true }
      if node.namesItem || node is ContainerNode { return false }
      here = node.parent
    }
    return false
  }
}

extension TransitionKind {
  /// The animation that it brings for all of it; nil where it brings none, or several.
  var ownAnimation: Animation? {
    switch self {
    case .animated(let base, let animation): base.hasOwnAnimation ? nil : animation
    case .combined(let a, let b): a.ownAnimation == b.ownAnimation ? a.ownAnimation : nil
    default: nil
    }
  }

  /// Whether it moves the item by layout, leaf by leaf.
  var isTravel: Bool {
    switch self {
    case .move, .slide, .push: true
    case .combined(let a, let b): a.isTravel || b.isTravel
    case .animated(let base, _): base.isTravel
    default: false
    }
  }
}

extension BranchNode {
  var itemCause: ItemRecord.Cause {
    switch cause {
    case .condition: .condition
    case .optional: .optional
    case .element: .element
    case .identity: .identity
    case .type: .type
    }
  }

  var identityType: String? {
    if case .identity(let key) = cause { "\(type(of: key.base))" } else { nil }
  }
}

extension [DisplayItem] {
  /// Boxes that are painted opaquely; what is faded, clipped, masked or turned does not count.
  fileprivate var opaqueBoxes: [CGRect] {
    var boxes: [CGRect] = []
    var transforms = [CGAffineTransform.identity]
    var skipped = 0
    for item in self {
      switch item {
      case .begin(let effect):
        if skipped > 0 {
          skipped += 1
        } else if case .transform(let transform) = effect, transform.b == 0, transform.c == 0 {
          transforms.append(transform.concatenating(transforms[transforms.count - 1]))
        } else if case .opacity(1) = effect {
          transforms.append(transforms[transforms.count - 1])
        } else {
          skipped = 1
        }
      case .end:
        if skipped > 0 { skipped -= 1 } else if transforms.count > 1 { transforms.removeLast() }
      case .mask: break
      case .shape(let shape):
        guard skipped == 0, let box = shape.opaqueBox else { continue }
        boxes.append(box.applying(transforms[transforms.count - 1]))
      case .text: break
      }
    }
    return boxes
  }
}

extension ShapeItem {
  /// The box that it fills but for rounded corners; nil for other outlines.
  fileprivate var opaqueBox: CGRect? {
    guard stroke == nil, case .color(let color) = paint, color.alpha >= 1 else { return nil }
    switch outline {
    case .rectangle(let box), .roundedRectangle(let box, _, _): return box
    case .ellipse, .path: return nil
    }
  }
}

/// A node of an `.animation` modifier.
@MainActor
protocol AnimationSiteNode: AnyObject {
  var animationSite: SourceSite? { get }
  var isAnimationValueless: Bool { get }
}
