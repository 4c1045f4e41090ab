import SegueGeometry

/// Where the elements of a lazy container lie, those that do not exist among them.
@MainActor
struct LazyArrangement {
  @MainActor struct Slot {
    let element: ContainerElement
    /// Along the axis.
    var start: CGFloat
    var length: CGFloat
    /// Across the axis.
    var across: CGFloat = 0
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// The track of a grid's cell, or where a run begins; nil where it takes the whole line.
    var track: Int?

    var run: LazyRunNode? { element.node.core as? LazyRunNode }
    var part: SectionPart? { element.traits?.sectionPart }
  }

  private(set) var slots: [Slot] = []
  private(set) var length: CGFloat = 0
  private(set) var across: CGFloat = 0
  private let style: LazyStyle
  private var tracks: LazyTracks?
  /// The first slot of the line that is being filled.
  private var lineStart = 0
  private var track = 0
  private var isFirstLine = true
  private var previous: ViewSpacing?

  private var axis: Axis { style.axis }
  private var gridGap: CGFloat { (style.spacing ?? CGFloat(ViewSpacing.standard)).usableSpacing }

  init(_ elements: [ContainerElement], _ style: LazyStyle, room: CGFloat?) {
    self.style = style
    if let items = style.tracks, !items.isEmpty { tracks = LazyTracks(items, room: room) }
    slots.reserveCapacity(elements.count)
    var section: ObjectIdentifier?
    for element in elements {
      let part = element.traits?.sectionPart
      if tracks != nil, part?.section != section { endLine() }
      section = part?.section
      if let tracks, part == nil || part?.role == .row {
        addCell(element, tracks)
      } else {
        endLine()
        addLine(element, room)
      }
    }
    endLine()
    var widest: CGFloat = tracks?.length ?? 0
    for slot in slots { widest = max(widest, slot.size[axis.other]) }
    across = room.flatMap { $0.isFinite ? $0 : nil } ?? widest
    align()
  }

  // MARK: Lines

  private mutating func addLine(_ element: ContainerElement, _ room: CGFloat?) {
    let run = element.node.core as? LazyRunNode
    let gap = gap(before: element, isRun: run != nil)
    var slot = Slot(element: element, start: length + gap, length: 0)
    if let run {
      slot.length = runLength(run)
    } else {
      slot.proposal[axis.other] = room
      slot.size = element.node.sizeThatFits(slot.proposal)
      slot.length = slot.size[axis]
    }
    length = slot.start + slot.length
    slots.append(slot)
    lineStart = slots.count
    isFirstLine = false
  }

  private mutating func gap(before element: ContainerElement, isRun: Bool) -> CGFloat {
    defer { previous = isRun ? ViewSpacing() : element.node.spacing }
    if isFirstLine { return 0 }
    if tracks != nil { return gridGap }
    if let spacing = style.spacing { return spacing.usableSpacing }
    let own = isRun ? ViewSpacing() : element.node.spacing
    return previous?.distance(to: own, along: axis) ?? 0
  }

  private func runLength(_ run: LazyRunNode) -> CGFloat {
    let rows = run.rows
    var result = CGFloat(max(0, rows.count - 1)) * gridGap
    for row in rows { result += run.source.length(ofRow: row) }
    return result
  }

  // MARK: Cells

  private mutating func addCell(_ element: ContainerElement, _ tracks: LazyTracks) {
    let count = tracks.tracks.count
    if track == count { endLine() }
    let start = isFirstLine ? 0 : length + gridGap
    if let run = element.node.core as? LazyRunNode {
      addRun(run, element, start, count)
      return
    }
    let own = tracks.tracks[track]
    var slot = Slot(element: element, start: start, length: 0, track: track)
    slot.proposal[axis.other] = own.length
    slot.size = element.node.sizeThatFits(slot.proposal)
    slot.length = slot.size[axis]
    slots.append(slot)
    track += 1
  }

  private mutating func addRun(
    _ run: LazyRunNode, _ element: ContainerElement, _ start: CGFloat, _ count: Int
  ) {
    let rows = run.rows.count
    guard rows > 0 else { return }
    let each = run.source.length(ofRow: run.rows.lowerBound)
    let lines = (track + rows + count - 1) / count
    var slot = Slot(element: element, start: start, length: 0, track: track)
    slot.length = CGFloat(lines) * each + CGFloat(lines - 1) * gridGap
    slots.append(slot)
    track = (track + rows) % count
    if track == 0 {
      endLine()
    } else {
      // What follows shares the last line of the run.
      let whole = CGFloat(lines - 1) * (each + gridGap)
      if lines > 1 {
        length = start + whole - gridGap
        isFirstLine = false
        lineStart = slots.count
      }
    }
  }

  private mutating func endLine() {
    defer {
      lineStart = slots.count
      track = 0
    }
    guard tracks != nil, lineStart < slots.count else { return }
    var end = length
    for slot in slots[lineStart...] { end = max(end, slot.start + slot.length) }
    let height = end - slots[lineStart].start
    for index in lineStart..<slots.count where slots[index].run == nil {
      slots[index].length = max(slots[index].length, height)
    }
    length = end
    isFirstLine = false
  }

  // MARK: Alignment

  private mutating func align() {
    let inset = tracks.map { tracks in
      let box = across
      return style.acrossKey.kind.value(box) - style.acrossKey.kind.value(tracks.length)
    }
    for index in slots.indices where slots[index].run == nil {
      let slot = slots[index]
      if let track = slot.track, let tracks, let inset {
        alignCell(index, tracks.tracks[track], inset)
      } else {
        let size = slot.size
        let guide = slot.element.node.guide(style.acrossKey, slot.proposal, size: size)
        var box = CGSize.zero
        box[axis.other] = across
        box[axis] = slot.length
        slots[index].across = ViewDimensions(size: box) { _ in nil }[style.acrossKey] - guide
      }
    }
  }

  private mutating func alignCell(_ index: Int, _ track: LazyTracks.Track, _ inset: CGFloat) {
    let slot = slots[index]
    var box = CGSize.zero
    box[axis] = slot.length
    box[axis.other] = track.length
    let alignment = track.alignment ?? style.alignment
    let dimensions = ViewDimensions(size: box) { _ in nil }
    let node = slot.element.node
    var place = CGPoint.zero
    place.x =
      dimensions[alignment.horizontal]
      - node.guide(alignment.horizontal.key, slot.proposal, size: slot.size)
    place.y =
      dimensions[alignment.vertical]
      - node.guide(alignment.vertical.key, slot.proposal, size: slot.size)
    slots[index].across = inset + track.start + place[axis.other]
    slots[index].start += place[axis]
    slots[index].length = slot.size[axis]
  }

  // MARK: Rows that do not exist

  /// Where a row of a run is thought to lie, along the axis.
  func place(ofRow row: Int, in run: LazyRunNode) -> Range<CGFloat>? {
    guard let slot = slots.first(where: { $0.run === run }) else { return nil }
    let rows = run.rows
    guard rows.contains(row) else { return nil }
    if let tracks {
      let each = run.source.length(ofRow: rows.lowerBound)
      let line = ((slot.track ?? 0) + row - rows.lowerBound) / tracks.tracks.count
      let start = slot.start + CGFloat(line) * (each + gridGap)
      return start..<(start + max(0, each))
    }
    var start = slot.start
    for before in rows.lowerBound..<row { start += run.source.length(ofRow: before) + gridGap }
    return start..<(start + max(0, run.source.length(ofRow: row)))
  }

  /// The rows of a run that lie in a stretch of the axis.
  func rows(of slot: Slot, _ run: LazyRunNode, in view: Range<CGFloat>) -> Range<Int>? {
    guard slot.start < view.upperBound, slot.start + slot.length > view.lowerBound else {
      return nil
    }
    let rows = run.rows
    if let tracks {
      let count = tracks.tracks.count
      let pace = max(0.01, run.source.length(ofRow: rows.lowerBound) + gridGap)
      let first = Int(max(0, (view.lowerBound - slot.start) / pace))
      let last = Int(max(0, min(1e6, ((view.upperBound - slot.start) / pace).rounded(.up))))
      let shift = slot.track ?? 0
      let low = rows.lowerBound + max(0, first * count - shift)
      let high = rows.lowerBound + last * count - shift
      return (low..<max(low, high)).clamped(to: rows)
    }
    var start = slot.start
    var low: Int?
    var high = rows.lowerBound
    for row in rows {
      let end = start + run.source.length(ofRow: row)
      if end > view.lowerBound, start < view.upperBound {
        low = low ?? row
        high = row + 1
      } else if low != nil {
        break
      }
      start = end + gridGap
    }
    return low.map { $0..<high }
  }
}
