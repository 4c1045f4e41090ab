import SegueDisplay
import SegueGeometry

/// The node of a lazy stack or grid: rows exist only where they show.
final class LazyNode: ContainerNode {
  private var style: LazyStyle
  private let name: String
  private var arrangement: LazyArrangement?
  private var arrangedRoom: CGFloat??
  private var shown: Set<ObjectIdentifier> = []
  /// Headers that stay in view, drawn over everything else.
  private var pinned: [ContainerElement] = []

  private init(_ context: _NodeContext, style: LazyStyle, name: String) {
    self.style = style
    self.name = name
    super.init(context, engine: LayoutEngine())
  }

  static func make<Content: View>(
    _ content: Content, _ style: LazyStyle, _ name: String, _ context: _NodeContext
  ) -> LazyNode {
    let node = LazyNode(context, style: style, name: name)
    node.content = Content._makeNode(content, context.child(of: node))
    return node
  }

  func update<Content: View>(_ view: Content, _ style: LazyStyle) {
    self.style = style
    invalidateLayout()
    if let content { Content._updateNode(content, view) }
  }

  override var displayName: String { name }
  override var spacing: ViewSpacing { ViewSpacing() }

  override func elementsDidChange() {
    for element in elements { element.spacer?.axis = style.axis }
  }

  override func layoutDidInvalidate() { arrangement = nil }

  private func arrange(_ room: CGFloat?) -> LazyArrangement {
    if let arrangement, arrangedRoom == .some(room) { return arrangement }
    let made = LazyArrangement(elements, style, room: room)
    arrangement = made
    arrangedRoom = .some(room)
    return made
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let result = arrange(proposal[style.axis.other])
    var size = CGSize.zero
    size[style.axis] = result.length
    size[style.axis.other] = result.across
    return size
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  // MARK: Placement

  override func performPlacement() {
    // Rows stand at their final place at once, also where the page around them comes in.
    if stage.isPlacingEntrance || stage.isInitialLayout {
      needsPlacement = true
      return
    }
    var view = visibleStretch
    // Rows that come into view may be longer than was thought, and push others out again.
    for _ in 0..<12 {
      guard makeRows(in: view) else { break }
      view = visibleStretch
    }
    let result = arrange(proposal[style.axis.other])
    var nowShown: Set<ObjectIdentifier> = []
    pinned = []
    for slot in result.slots where slot.run == nil {
      var start = slot.start
      if let place = pinnedStart(slot, result, view) {
        start = place
        pinned.append(slot.element)
      }
      var origin = CGPoint.zero
      origin[style.axis] = start
      origin[style.axis.other] = slot.across
      place(slot.element.presented, at: origin, proposal: slot.proposal)
      if isIn(view, start, slot.length) { nowShown.insert(ObjectIdentifier(slot.element)) }
    }
    guard nowShown != shown else { return }
    for element in elements where !nowShown.contains(ObjectIdentifier(element)) {
      element.presented.forgetDisplay()
    }
    shown = nowShown
    stage.needsList = true
  }

  private func isIn(_ view: Range<CGFloat>, _ start: CGFloat, _ length: CGFloat) -> Bool {
    length > 0
      ? start < view.upperBound && start + length > view.lowerBound
      : view.contains(start) || start == view.upperBound
  }

  /// Where a header or footer stands that has to stay in view, if it has to move for that.
  private func pinnedStart(
    _ slot: LazyArrangement.Slot, _ result: LazyArrangement, _ view: Range<CGFloat>
  ) -> CGFloat? {
    guard let part = slot.part else { return nil }
    let others = result.slots.filter { $0.part?.section == part.section }
    switch part.role {
    case .header:
      guard style.pinned.contains(.sectionHeaders), slot.start < view.lowerBound else {
        return nil
      }
      let end = others.map { $0.start + $0.length }.max() ?? slot.start
      return max(slot.start, min(view.lowerBound, end - slot.length))
    case .footer:
      guard style.pinned.contains(.sectionFooters),
        slot.start + slot.length > view.upperBound
      else { return nil }
      let begin = others.map(\.start).min() ?? slot.start
      return min(slot.start, max(view.upperBound - slot.length, begin))
    case .row: return nil
    }
  }

  /// The stretch of the axis that shows, from this node's corner.
  private var visibleStretch: Range<CGFloat> {
    let axis = style.axis
    var point = origin
    var node: ViewNode = self
    while let parent = node.layoutParent {
      if let scroll = parent as? ScrollNode {
        scroll.follow(self)
        let view = scroll.visibleContent
        let low = (axis == .vertical ? view.minY : view.minX) - point[axis]
        let length = axis == .vertical ? view.height : view.width
        return mirrored(low..<(low + max(0, length)))
      }
      point = parent.convertFromContentModel(point)
      node = parent
    }
    let low = -point[axis]
    return mirrored(low..<(low + stage.configuration.size[axis]))
  }

  /// Places along a horizontal axis count from the leading edge.
  private func mirrored(_ stretch: Range<CGFloat>) -> Range<CGFloat> {
    guard style.axis == .horizontal, isRightToLeft else { return stretch }
    return (size.width - stretch.upperBound)..<(size.width - stretch.lowerBound)
  }

  // MARK: Rows

  private struct Wanted {
    let source: any LazySource
    var rows: Range<Int>?

    mutating func add(_ more: Range<Int>) {
      guard let known = rows else {
        rows = more
        return
      }
      rows =
        min(known.lowerBound, more.lowerBound)..<max(known.upperBound, more.upperBound)
    }
  }

  /// Makes the rows that show and lets the others go; returns whether anything has changed.
  private func makeRows(in view: Range<CGFloat>) -> Bool {
    let result = arrange(proposal[style.axis.other])
    var wanted: [ObjectIdentifier: Wanted] = [:]
    var order: [ObjectIdentifier] = []
    func note(_ source: any LazySource, _ rows: Range<Int>?) {
      let id = ObjectIdentifier(source)
      if wanted[id] == nil {
        wanted[id] = Wanted(source: source, rows: nil)
        order.append(id)
      }
      if let rows, !rows.isEmpty { wanted[id]?.add(rows) }
    }
    for slot in result.slots {
      if let run = slot.run {
        note(run.source, result.rows(of: slot, run, in: view))
        if isIn(view, slot.start, slot.length) { noteOuterRows(of: slot.element, note) }
        continue
      }
      let isShown = isIn(view, slot.start, slot.length)
      slot.element.forEachBranch { branch in
        guard let source = branch.parent as? any LazySource, let row = source.row(of: branch) else {
          return
        }
        source.note(slot.length, ofRow: row)
        note(source, isShown ? row..<(row + 1) : nil)
      }
    }
    let changes = order.compactMap { id -> (any LazySource, Range<Int>)? in
      guard let entry = wanted[id], entry.source.isLive else { return nil }
      let start = entry.source.window.lowerBound
      let rows = aligned(entry.rows ?? start..<start, entry.source.count)
      return rows == entry.source.window ? nil : (entry.source, rows)
    }
    guard !changes.isEmpty else { return false }
    stage.updateDuringLayout {
      for (source, rows) in changes { source.setWindow(rows) }
    }
    for (source, _) in changes { source.settleWindow() }
    return true
  }

  /// Rows of sources around a run that is in view have to stay.
  private func noteOuterRows(
    of element: ContainerElement, _ note: (any LazySource, Range<Int>?) -> Void
  ) {
    element.forEachBranch { branch in
      guard let source = branch.parent as? any LazySource, let row = source.row(of: branch) else {
        return
      }
      note(source, row..<(row + 1))
    }
  }

  /// Whole lines of a grid exist, or none of them.
  private func aligned(_ rows: Range<Int>, _ count: Int) -> Range<Int> {
    guard let items = style.tracks, !rows.isEmpty else { return rows }
    let tracks = LazyTracks(items, room: proposal[style.axis.other]).tracks.count
    guard tracks > 1 else { return rows }
    let low = rows.lowerBound / tracks * tracks
    let high = min(count, (rows.upperBound + tracks - 1) / tracks * tracks)
    return low..<high
  }

  /// Where a row that does not exist is thought to be, in the space that this node was placed in.
  func frame(ofRow row: Int, in run: LazyRunNode) -> CGRect {
    let result = arrange(proposal[style.axis.other])
    guard let place = result.place(ofRow: row, in: run) else { return rectangle }
    var box = CGRect(origin: .zero, size: size)
    if style.axis == .vertical {
      box.origin.y = place.lowerBound
      box.size.height = place.upperBound - place.lowerBound
    } else {
      box.size.width = place.upperBound - place.lowerBound
      box.origin.x = isRightToLeft ? size.width - place.upperBound : place.lowerBound
    }
    return box.moved(by: origin)
  }

  // MARK: Drawing

  private var drawnElements: [ContainerElement] {
    drawingOrder.filter { element in
      element.isLeaving
        || shown.contains(ObjectIdentifier(element)) && !pinned.contains { $0 === element }
    } + pinned.filter { shown.contains(ObjectIdentifier($0)) }
  }

  override func emit(_ items: inout [DisplayItem]) {
    for element in drawnElements { element.presented.emit(&items) }
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    for element in drawnElements { body(element.presented) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    for element in drawnElements.reversed() {
      if let hit = element.presented.hitTest(point) { return hit }
    }
    return nil
  }
}
