import SegueDisplay
import SegueGeometry
import SegueMotion

/// The node of a scroll view: its content lives in a space of its own, displaced and clipped.
final class ScrollNode: SpaceWrapperNode, FrameTicker {
  private(set) var axes: Axis.Set
  private var container: ImplicitContainerNode?
  /// How far the content is scrolled, points; the model value lies within the content.
  var offset = Animated(PairVector.zero)
  private var hasOffset = false
  private var pending: ScrollGoal?
  /// Where content begins before scrolling, from this node's corner.
  private(set) var start = CGPoint.zero
  /// What the clip gains at edges where the view touches a bar.
  private(set) var overhang = SideInsets()
  /// The extent that can be scrolled over, margins included.
  private(set) var extent = CGSize.zero
  /// What moves it.
  var phase = ScrollPhase.idle
  /// Where the offset was when a finger began to scroll.
  var handOffset = CGPoint.zero
  var watchers: [WeakNode] = []
  /// Lazy containers that show what is in view.
  private var followers: [WeakNode] = []

  private static let offsetAttribute: UInt8 = 2

  private init(_ context: _NodeContext, axes: Axis.Set) {
    self.axes = axes
    super.init(context)
  }

  static func make<Content: View>(_ content: Content, _ context: _NodeContext, axes: Axis.Set)
    -> ScrollNode
  {
    let node = ScrollNode(context, axes: axes)
    let container = ImplicitContainerNode.make(
      content, context.child(of: node),
      engine: StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    node.container = container
    node.adopt(container, owned: true)
    return node
  }

  func update<Content: View>(_ view: Content, axes: Axis.Set) {
    if axes != self.axes {
      self.axes = axes
      invalidateLayout()
    }
    if let content = container?.content { Content._updateNode(content, view) }
  }

  override var core: ViewNode { self }
  override var displayName: String { "ScrollView" }
  override var spacing: ViewSpacing { ViewSpacing() }
  override func rigidLength(along axis: Axis) -> CGFloat? { nil }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  private var settings: ScrollSettings { environment.values.scrollSettings }

  override func environmentDidChange() {
    invalidateLayout()
    super.environmentDidChange()
  }

  private func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  // MARK: Layout

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = settings.contentMargins
    var offer = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    if scrolls(.horizontal) { offer.width = nil }
    if scrolls(.vertical) { offer.height = nil }
    return offer
  }

  private func extent(_ proposal: ProposedViewSize) -> CGSize {
    let margins = settings.contentMargins
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  /// The room for content that the scroll view was last offered; nil before it was.
  private(set) var offeredSize: CGSize?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      let margins = settings.contentMargins
      offeredSize = CGSize(
        width: max(0, width - margins.leading - margins.trailing),
        height: max(0, height - margins.top - margins.bottom))
    }
    var size = extent(proposal)
    if scrolls(.horizontal), let width = proposal.width { size.width = width }
    if scrolls(.vertical), let height = proposal.height { size.height = height }
    return size
  }

  override func placeContent() {
    var edges: Edge.Set = []
    if scrolls(.horizontal) { edges.formUnion(.horizontal) }
    if scrolls(.vertical) { edges.formUnion(.vertical) }
    overhang = safeRegion.overhang(of: rectangle).only(edges, isRightToLeft: isRightToLeft)
    let before = extent
    let hadOffset = hasOffset
    measure()
    settleOffset(after: before, hadOffset: hadOffset)
    placeFollowers()
    content.place(at: .zero, proposal: inner(proposal))
    // Rows that came into view may be longer than was thought.
    measure()
    if let target = pending { arrive(at: target) }
    pending = nil
    clampOffset()
  }

  private func measure() {
    extent = extent(proposal)
    let margins = SideInsets(settings.contentMargins, isRightToLeft: isRightToLeft)
    let anchor = settings.alignmentAnchor
    let isMirrored = isRightToLeft
    start = CGPoint(
      x: margins.left
        + max(0, size.width - extent.width) * (anchor?.x ?? (isMirrored ? 1 : 0)),
      y: margins.top + max(0, size.height - extent.height) * (anchor?.y ?? 0))
  }

  var furthest: CGSize {
    CGSize(
      width: max(0, extent.width - size.width), height: max(0, extent.height - size.height))
  }

  func clamped(_ point: CGPoint) -> CGPoint {
    let furthest = furthest
    let x = scrolls(.horizontal) ? min(max(0, point.x), furthest.width) : 0
    let y = scrolls(.vertical) ? min(max(0, point.y), furthest.height) : 0
    return CGPoint(x: x, y: y)
  }

  private func anchored(_ anchor: UnitPoint, _ extent: CGSize) -> CGPoint {
    CGPoint(
      x: max(0, extent.width - size.width) * anchor.x,
      y: max(0, extent.height - size.height) * anchor.y)
  }

  private func settleOffset(after before: CGSize, hadOffset: Bool) {
    guard hadOffset else {
      hasOffset = true
      let first = settings.initialAnchor ?? (isRightToLeft ? .topTrailing : .topLeading)
      jump(to: clamped(anchored(first, extent)))
      return
    }
    guard before != extent, let anchor = settings.sizeChangeAnchor else { return }
    // Content that stands at its anchor stays there; elsewhere a person is reading.
    let old = anchored(anchor, before)
    if abs(modelOffset.y - old.y) < 0.5, abs(modelOffset.x - old.x) < 0.5 {
      jump(to: clamped(anchored(anchor, extent)))
    }
  }

  private func clampOffset() {
    let inside = clamped(modelOffset)
    if inside != modelOffset { jump(to: inside) }
  }

  // MARK: Scrolling

  var modelOffset: CGPoint {
    CGPoint(x: CGFloat(offset.model.first), y: CGFloat(offset.model.second))
  }

  var presentedOffset: CGPoint {
    let shown = offset.presented(stage.animator)
    return CGPoint(x: CGFloat(shown.first), y: CGFloat(shown.second))
  }

  func jump(to point: CGPoint) {
    offset.jump(PairVector(Double(point.x), Double(point.y)))
    stage.noteMoved(self)
    placeFollowers()
  }

  /// Asks for a scroll, under the transaction of the moment.
  func scroll(to target: ScrollGoal) {
    pending = target
    stage.inbox.objectWillChange(WeakNode(node: self))
  }

  /// Scrolls in the running update.
  func scrollInUpdate(to target: ScrollGoal) {
    pending = target
    markNeedsPlacement()
  }

  override func refresh() {
    isDirty = false
    markNeedsPlacement()
  }

  /// Moves to a target. Rows that the move brings into view are made, and then it is met exactly.
  private func arrive(at target: ScrollGoal) {
    let old = offset.model
    var reached = modelOffset
    for _ in 0..<6 {
      guard let goal = offsetShowing(target) else { return }
      if goal == reached { break }
      reached = goal
      jump(to: goal)
      content.place(at: .zero, proposal: inner(proposal))
      measure()
    }
    guard offset.model != old else { return }
    let new = offset.model
    offset.jump(old)
    if offset.set(
      new, owner: self, attribute: Self.offsetAttribute, scope: scope, label: "scroll")
    {
      stage.noteMoved(self)
      placeFollowers()
      content.place(at: .zero, proposal: inner(proposal))
    }
    if offset.isMoving, phase == .idle { set(.animating) }
    if offset.isMoving, !watchers.isEmpty { stage.frameTickers[ObjectIdentifier(self)] = self }
  }

  // MARK: Watching

  // While watchers look on, each frame of the way is a time at which something happens.
  func frame(at time: Timestamp) {}

  override func attributeDidMove(_ attribute: UInt8) {
    super.attributeDidMove(attribute)
    if attribute == Self.offsetAttribute { tellWatchers() }
  }

  private func offsetShowing(_ target: ScrollGoal) -> CGPoint? {
    switch target {
    case .point(let x, let y):
      return clamped(CGPoint(x: x ?? modelOffset.x, y: y ?? modelOffset.y))
    case .edge(let edge):
      let furthest = furthest
      switch edge {
      case .top: return clamped(CGPoint(x: modelOffset.x, y: 0))
      case .bottom: return clamped(CGPoint(x: modelOffset.x, y: furthest.height))
      case .leading, .trailing:
        let isLeft = (edge == .leading) != isRightToLeft
        return clamped(CGPoint(x: isLeft ? 0 : furthest.width, y: modelOffset.y))
      }
    case .view(let id, let anchor):
      guard var box = frame(of: id) else { return nil }
      box = box.moved(by: start)
      guard let anchor else { return clamped(leastMove(showing: box)) }
      return clamped(
        CGPoint(
          x: box.minX + box.width * anchor.x - size.width * anchor.x,
          y: box.minY + box.height * anchor.y - size.height * anchor.y))
    }
  }

  private func leastMove(showing box: CGRect) -> CGPoint {
    var goal = modelOffset
    if box.maxX > goal.x + size.width { goal.x = box.maxX - size.width }
    if box.minX < goal.x { goal.x = box.minX }
    if box.maxY > goal.y + size.height { goal.y = box.maxY - size.height }
    if box.minY < goal.y { goal.y = box.minY }
    return goal
  }

  // MARK: What is in view

  /// The part of the content that is in view, now or on the way, in the content's space.
  var visibleContent: CGRect {
    let model = modelOffset
    let shown = presentedOffset
    let low = CGPoint(x: min(model.x, shown.x), y: min(model.y, shown.y))
    let high = CGPoint(x: max(model.x, shown.x), y: max(model.y, shown.y))
    return CGRect(
      x: low.x - start.x - overhang.left, y: low.y - start.y - overhang.top,
      width: high.x - low.x + size.width + overhang.left + overhang.right,
      height: high.y - low.y + size.height + overhang.top + overhang.bottom)
  }

  func follow(_ node: ViewNode) {
    if !followers.contains(where: { $0.node === node }) {
      followers.append(WeakNode(node: node))
    }
  }

  private func placeFollowers() {
    followers.removeAll { $0.node?.isMounted != true }
    for follower in followers { (follower.node as? ViewNode)?.markNeedsPlacement() }
  }

  override func isSpace(named name: AnyHashable) -> Bool { name == AnyHashable(ScrollViewSpace()) }

  override var namedSpaceOrigin: CGPoint {
    CGPoint(x: modelOffset.x - start.x, y: modelOffset.y - start.y)
  }

  override func safeRegion(around child: ViewNode) -> SafeRegion? {
    let outside = safeRegion
    let shift = CGPoint(
      x: -origin.x + modelOffset.x - start.x, y: -origin.y + modelOffset.y - start.y)
    let region = outside.offset(by: shift)
    let far: CGFloat = 1e9
    func stretched(_ box: CGRect) -> CGRect {
      let x = scrolls(.horizontal)
      let y = scrolls(.vertical)
      return CGRect(
        x: x ? -far : box.minX, y: y ? -far : box.minY, width: x ? 2 * far : box.width,
        height: y ? 2 * far : box.height)
    }
    return SafeRegion(outer: stretched(region.outer), safe: stretched(region.safe))
  }

  // MARK: Drawing

  private func transform(_ frame: CGRect, _ offset: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      translationX: frame.minX + start.x - offset.x, y: frame.minY + start.y - offset.y)
  }

  override var contentTransform: CGAffineTransform { transform(presentedFrame, presentedOffset) }
  override var modelTransform: CGAffineTransform { transform(rectangle, modelOffset) }
  override var presentedRectangle: CGRect { presentedFrame }

  private var clip: CGRect {
    guard settings.isClipDisabled else { return overhang.outset(presentedFrame) }
    let far: CGFloat = 10_000
    return presentedFrame.insetBy(dx: -far, dy: -far)
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    items.append(.begin(.clip(.rectangle(clip), isEvenOdd: false)))
    items.append(.begin(.transform(contentTransform)))
    content.emit(&items)
    items.append(.end)
    items.append(.end)
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    items[displayIndex] = .begin(.clip(.rectangle(clip), isEvenOdd: false))
    items[displayIndex + 1] = .begin(.transform(contentTransform))
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    // The room between views scrolls too.
    clip.contains(point) ? super.hitTest(point) ?? self : nil
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == Self.offsetAttribute {
      offset.end()
      placeFollowers()
      stage.frameTickers[ObjectIdentifier(self)] = nil
      tellWatchers()
      if phase == .animating || phase == .decelerating { set(.idle) }
    }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    guard isMounted else { return }
    offset.cancel(stage.animator)
    stage.frameTickers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
}
