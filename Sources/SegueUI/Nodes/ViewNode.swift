import SegueDisplay
import SegueGeometry

/// A node that is laid out and drawn: a leaf, a container or what a modifier wraps around one.
class ViewNode: _Node {
  /// The node that lays this one out.
  unowned(unsafe) var layoutParent: ViewNode?
  /// The wrapper that a modifier has put around this node, if one has.
  unowned(unsafe) var adopter: WrapperNode?
  /// The element of a container that this node is, if it is one.
  unowned(unsafe) var element: ContainerElement?
  /// Where the last placement put it, in the space of the nearest geometry effect.
  private(set) final var origin = CGPoint.zero
  private(set) final var proposal = ProposedViewSize.unspecified
  private(set) final var size = CGSize.zero
  /// Something below has changed since the last placement.
  final var needsPlacement = true
  private final var cache = SizeCache()
  /// Where the node's own item stands in the stage's display list, or −1.
  final var displayIndex = -1 { didSet { listNumber = stage.listNumber } }
  /// The list in which it stands there: a node that is kept and not drawn is in none since.
  private final var listNumber: Int32 = -1
  /// The list pass for which the node has been noted as moved.
  final var movedPass = -1

  // MARK: Structure

  override func collectItems(_ items: inout [Item]) { items.append(Item(node: self, traits: nil)) }

  /// The innermost node of an element: what the wrappers of modifiers stand around.
  var core: ViewNode { self }

  /// The innermost node inside the body that placed this one: a placeholder's own node ends the way.
  var placedCore: ViewNode { self }

  // MARK: Layout

  /// The size for a proposal, points; remembered for the last few proposals.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = cache[proposal] { return size }
    let size = computeSize(proposal).sanitized
    cache.add(proposal, size)
    return size
  }

  /// Computes the size for a proposal.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Puts the node at a place; does nothing where neither place nor content has changed.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let isSame = origin == self.origin && proposal == self.proposal
    guard needsPlacement || !isSame else { return }
    self.origin = origin
    self.proposal = proposal
    size = sizeThatFits(proposal)
    needsPlacement = false
    performPlacement()
  }

  /// Takes over where another node stands, for a wrapper that is put around it.
  final func adoptPlacement(of other: ViewNode) {
    origin = other.origin
    proposal = other.proposal
    size = other.size
    needsPlacement = other.needsPlacement
    if !needsPlacement || size != .zero { didAdoptPlacement() }
  }

  /// Whether the node's own item is in the display list as it is now.
  final var isListed: Bool { displayIndex >= 0 && listNumber == stage.listNumber }

  /// Called when the node has taken over a place that another one had been given.
  func didAdoptPlacement() {}

  /// Hands the place on to content, and to the attributes that follow it.
  func performPlacement() {}

  /// Asks for a new layout of this node and what contains it.
  final func invalidateLayout() {
    var node: ViewNode? = self
    while let here = node {
      here.cache = SizeCache()
      here.needsPlacement = true
      here.layoutDidInvalidate()
      node = here.layoutParent
    }
    stage.needsLayout = true
  }

  func layoutDidInvalidate() {}

  /// A guide that the view sets itself, for a size that it was given.
  func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Whether the view may set a guide itself; false spares the way down through its content.
  final func mayHaveExplicit(_ key: AlignmentKey) -> Bool {
    key.kind == .other || stage.hasCustomLayouts || stage.explicitGuides.contains(key)
  }

  /// The length along an axis where it is the same for every proposal, points.
  func rigidLength(along axis: Axis) -> CGFloat? { nil }

  /// Where the view's guide lies for a size that it has chosen.
  final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    if key.kind == .other { return dimensions(proposal)[key] }
    if mayHaveExplicit(key), let own = explicitAlignment(key, proposal) { return own }
    return key.kind.value(key.isHorizontal ? size.width : size.height)
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [unowned self] key in
      mayHaveExplicit(key) ? explicitAlignment(key, proposal) : nil
    }
  }

  /// The distances that the view asks for around itself.
  var spacing: ViewSpacing { ViewSpacing() }

  /// The rectangle of the last placement.
  final var rectangle: CGRect { CGRect(origin: origin, size: size) }

  // MARK: Drawing

  /// Adds what is drawn, in order.
  func emit(_ items: inout [DisplayItem]) {}

  /// Writes the node's own item again after an attribute has moved.
  func patch(_ items: inout [DisplayItem]) {}

  /// Ends the wrapper of a modifier together with the item that it stands around.
  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    guard let adopter else { return }
    self.adopter = nil
    guard adopter.isMounted else { return }
    adopter.unmount()
    (adopter.parent as? any WrapperOwner)?.wrapperDidEnd()
  }

  override func attributeDidMove(_ attribute: UInt8) { stage.noteMoved(self) }

  override func attributeDidEnd(_ attribute: UInt8) { stage.noteMoved(self) }

  // MARK: Input

  /// The innermost node under a point, given in the space that the node was placed in.
  func hitTest(_ point: CGPoint) -> ViewNode? { nil }

  /// What a tap on this node does, if it does anything.
  var tapAction: (@MainActor () -> Void)? { nil }

  /// What is shown of the rectangle now, in the space that the node was placed in.
  var presentedRectangle: CGRect { rectangle }

  /// Whether `presentedRectangle` travels, where layout changes it under an animation.
  var showsTravel: Bool { false }

  /// Visits the view nodes that are drawn below this one, in drawing order.
  func forEachDrawn(_ body: (ViewNode) -> Void) {}

  /// Whether views inside may ask for places in this node's space by a name.
  func isSpace(named name: AnyHashable) -> Bool { false }

  /// Where such a space begins, where content has a space of its own.
  var namedSpaceOrigin: CGPoint { .zero }

  /// Whether content is placed in a space of its own, from zero.
  var hasOwnSpace: Bool { false }

  /// The region that bars leave free to a child, in the content's space, where this node changes
  /// it.
  func safeRegion(around child: ViewNode) -> SafeRegion? { nil }

  /// Maps a point of the content's space to the space that the node was placed in.
  func convertFromContent(_ point: CGPoint) -> CGPoint { point }

  /// The same with model values, for where the point will be in the end.
  func convertFromContentModel(_ point: CGPoint) -> CGPoint { point }

  /// What `accessibilityLabel` and `accessibilityIdentifier` say.
  var accessibilityLabelText: String? { nil }
  var accessibilityIdentifierText: String? { nil }

  /// The words that a person reads on this view.
  var ownLabel: String? { nil }

  /// Called when the element that this node draws has lost its place among the live ones, or
  /// found it again.
  func forEachWrapped(_ body: (ViewNode) -> Void) {}
}

extension CGSize {
  /// The size with not-a-number and negative dimensions as 0.
  var sanitized: CGSize {
    CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }
}

/// The sizes for the last proposals.
///
/// A stack asks each child for its smallest and largest size and for its share, and stacks inside
/// one another multiply the kinds of proposals by three an axis. Without room for all of them every
/// level would measure the one below it again for each.
private struct SizeCache {
  private struct Entry {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private var first: Entry?
  private var second: Entry?
  private var more: [Entry] = []
  private var next = 0
  private static let limit = 16

  subscript(proposal: ProposedViewSize) -> CGSize? {
    if let first, first.proposal == proposal { return first.size }
    if let second, second.proposal == proposal { return second.size }
    for entry in more where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
    if let old = second {
      if more.count < Self.limit {
        more.append(old)
      } else {
        more[next] = old
        next = (next + 1) % Self.limit
      }
    }
    second = first
    first = Entry(proposal: proposal, size: size)
  }
}
