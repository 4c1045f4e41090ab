import SegueDisplay
import SegueGeometry

/// Shows a bar at an edge and keeps it free for what must not lie under it.
public nonisolated struct _SafeAreaInset<Bar: View>: ItemModifier {
  public typealias Body = Never
  let edge: Edge
  let alignment: Alignment
  /// Points; nil is the default distance.
  let spacing: CGFloat?
  let bar: Bar

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    SafeAreaInsetNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: SafeAreaInsetNode<Bar>.self).update(self)
  }
}

/// The node of `safeAreaInset`.
final class SafeAreaInsetNode<Bar: View>: WrapperNode {
  private var modifier: _SafeAreaInset<Bar>
  private let bar: ImplicitContainerNode
  private var region: SafeRegion?

  init(_ modifier: _SafeAreaInset<Bar>, _ context: _NodeContext) {
    self.modifier = modifier
    bar = ImplicitContainerNode.make(
      modifier.bar, context,
      engine: StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    super.init(context)
    bar.layoutParent = self
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    body(bar)
  }

  func update(_ new: _SafeAreaInset<Bar>) {
    if new.edge != modifier.edge || new.alignment != modifier.alignment
      || new.spacing != modifier.spacing
    {
      invalidateLayout()
    }
    modifier = new
    if let content = bar.content { Bar._updateNode(content, new.bar) }
  }

  private var axis: Axis {
    modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal
  }

  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  /// The room that the bar and the distance beside it take.
  private func room(_ proposal: ProposedViewSize) -> CGFloat {
    bar.sizeThatFits(barOffer(proposal))[axis]
      + (modifier.spacing?.usableSpacing ?? CGFloat(ViewSpacing.standard))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - room(proposal)) }
    return offer
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.sizeThatFits(inner(proposal))
    size[axis] += room(proposal)
    return size
  }

  override func performPlacement() {
    let mirrored = isRightToLeft
    let box = rectangle
    let room = room(proposal)
    var insets = SideInsets()
    switch modifier.edge {
    case .top: insets.top = room
    case .bottom: insets.bottom = room
    case .leading: if mirrored { insets.right = room } else { insets.left = room }
    case .trailing: if mirrored { insets.left = room } else { insets.right = room }
    }
    let inside = insets.inset(box)
    region = SafeRegion(
      outer: safeRegion.extending(box, .all, isRightToLeft: mirrored), safe: inside)
    content.place(at: CGPoint(x: inside.minX, y: inside.minY), proposal: inner(proposal))
    let offer = barOffer(ProposedViewSize(box.size))
    let size = bar.sizeThatFits(offer)
    let place = bar.aligned(modifier.alignment, in: box.size, offer)
    var x = mirrored ? box.width - place.origin.x - size.width : place.origin.x
    var y = place.origin.y
    switch modifier.edge {
    case .top: y = 0
    case .bottom: y = box.height - size.height
    case .leading: x = mirrored ? box.width - size.width : 0
    case .trailing: x = mirrored ? 0 : box.width - size.width
    }
    bar.place(at: CGPoint(x: box.minX + x, y: box.minY + y), proposal: offer)
  }

  override func safeRegion(around child: ViewNode) -> SafeRegion? {
    // The bar itself sees what lies around this node.
    child === bar ? nil : region
  }

  override func emit(_ items: inout [DisplayItem]) {
    content.emit(&items)
    bar.emit(&items)
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    body(content)
    body(bar)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    bar.hitTest(point) ?? content.hitTest(point)
  }
}
