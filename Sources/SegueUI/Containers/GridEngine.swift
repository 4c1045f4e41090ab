import SegueGeometry

/// Arranges rows of cells whose columns line up.
final class GridEngine: LayoutEngine {
  private var alignment: Alignment
  private var horizontal: CGFloat
  private var vertical: CGFloat
  private var known: (proposal: ProposedViewSize, result: Arrangement)?

  private struct Cell {
    let element: ContainerElement
    let column: Int
    /// Columns that the cell takes; 0 where it takes the whole width.
    let span: Int
  }

  private struct Arrangement {
    var rows: [[Cell]] = []
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    /// The guide of each row, from its top.
    var guides: [CGFloat] = []
    var width: CGFloat = 0
    var columnAlignments: [HorizontalAlignment?] = []
  }

  init(alignment: Alignment, horizontal: CGFloat, vertical: CGFloat) {
    self.alignment = alignment
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func set(_ other: GridEngine) -> Bool {
    guard
      alignment != other.alignment || horizontal != other.horizontal || vertical != other.vertical
    else { return false }
    alignment = other.alignment
    horizontal = other.horizontal
    vertical = other.vertical
    invalidate()
    return true
  }

  override func invalidate() { known = nil }

  override func elementsDidChange(_ elements: [ContainerElement]) {
    invalidate()
    super.elementsDidChange(elements)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    let result = arrange(elements, proposal)
    let gaps = CGFloat(max(0, result.rows.count - 1)) * vertical
    return CGSize(width: result.width, height: result.heights.reduce(gaps, +))
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    let result = arrange(elements, proposal)
    var places: [ObjectIdentifier: Place] = [:]
    var y: CGFloat = 0
    for (index, row) in result.rows.enumerated() {
      for cell in row {
        places[ObjectIdentifier(cell.element)] = place(cell, row: index, y, result)
      }
      y += result.heights[index] + vertical
    }
    return elements.map {
      places[ObjectIdentifier($0)] ?? Place(origin: .zero, proposal: proposal)
    }
  }

  private func place(_ cell: Cell, row: Int, _ y: CGFloat, _ result: Arrangement) -> Place {
    let node = cell.element.node
    let mark = cell.element.traits?.gridCell
    var x: CGFloat = 0
    for column in 0..<cell.column { x += result.widths[column] + horizontal }
    let box = CGSize(width: width(of: cell, result), height: result.heights[row])
    let offer = ProposedViewSize(box)
    let size = node.sizeThatFits(offer)
    var origin = CGPoint.zero
    if let anchor = mark?.anchor {
      origin = CGPoint(
        x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
    } else {
      // A cell that spans columns belongs to none of them.
      let column = cell.span == 1 ? result.columnAlignments[cell.column] : nil
      let across = column ?? alignment.horizontal
      let guide = node.guide(across.key, offer, size: size)
      origin.x = ViewDimensions(size: box) { _ in nil }[across] - guide
      let own = node.guide(rowAlignment(cell).key, offer, size: size)
      origin.y = result.guides[row] - own
    }
    return Place(origin: CGPoint(x: x + origin.x, y: y + origin.y), proposal: offer)
  }

  private func rowAlignment(_ cell: Cell) -> VerticalAlignment {
    cell.element.traits?.gridCell?.rowAlignment ?? alignment.vertical
  }

  private func width(of cell: Cell, _ result: Arrangement) -> CGFloat {
    if cell.span == 0 { return result.width }
    let last = min(cell.column + cell.span, result.widths.count)
    return result.widths[cell.column..<last].reduce(CGFloat(last - cell.column - 1) * horizontal, +)
  }

  // MARK: Measuring

  private func arrange(_ elements: [ContainerElement], _ proposal: ProposedViewSize)
    -> Arrangement
  {
    if let known, known.proposal == proposal { return known.result }
    var result = Arrangement()
    collect(elements, &result)
    measureColumns(proposal.width, &result)
    measureRows(proposal.height, &result)
    known = (proposal, result)
    return result
  }

  private func collect(_ elements: [ContainerElement], _ result: inout Arrangement) {
    var last: ObjectIdentifier?
    var columns = 0
    for element in elements {
      let mark = element.traits?.gridCell
      guard let row = mark?.row else {
        result.rows.append([Cell(element: element, column: 0, span: 0)])
        last = nil
        continue
      }
      if row != last { result.rows.append([]) }
      last = row
      let before = result.rows[result.rows.count - 1].last
      let column = before.map { $0.column + $0.span } ?? 0
      let span = mark?.columns ?? 1
      result.rows[result.rows.count - 1].append(
        Cell(element: element, column: column, span: span))
      columns = max(columns, column + span)
    }
    result.widths = Array(repeating: 0, count: columns)
    result.columnAlignments = Array(repeating: nil, count: columns)
    for cell in result.rows.joined() where cell.span > 0 {
      if let own = cell.element.traits?.gridCell?.columnAlignment {
        result.columnAlignments[cell.column] = own
      }
    }
  }

  private func isSized(_ cell: Cell, _ axis: Axis.Set) -> Bool {
    !(cell.element.traits?.gridCell?.unsizedAxes ?? []).contains(axis)
  }

  private func measureColumns(_ offered: CGFloat?, _ result: inout Arrangement) {
    let count = result.widths.count
    let gaps = CGFloat(max(0, count - 1)) * horizontal
    let cells = result.rows.joined().filter { $0.span == 1 && isSized($0, .horizontal) }
    var limits = Array(repeating: Limits(low: 0, high: 0), count: count)
    for cell in cells {
      let own = cell.element.node.limits(along: .horizontal, across: nil)
      limits[cell.column].low = max(limits[cell.column].low, own.low)
      limits[cell.column].high = max(limits[cell.column].high, own.high)
    }
    // As in a stack: the least flexible column first, each offered a share of what is left.
    let order = (0..<count).sorted {
      (limits[$0].flexibility, $0) < (limits[$1].flexibility, $1)
    }
    var room: CGFloat? = offered.map { max(0, $0 - gaps) }
    for (rank, column) in order.enumerated() {
      let share: CGFloat? = room.map { max(0, $0 / CGFloat(count - rank)) }
      var width: CGFloat = 0
      for cell in cells where cell.column == column {
        let size = cell.element.node.sizeThatFits(ProposedViewSize(width: share, height: nil))
        width = max(width, size.width)
      }
      result.widths[column] = width
      if let left = room, left.isFinite { room = left - width }
    }
    widenForSpans(offered, &result)
    result.width = result.widths.reduce(gaps, +)
    for cell in result.rows.joined() where cell.span == 0 && isSized(cell, .horizontal) {
      let size = cell.element.node.sizeThatFits(ProposedViewSize(width: offered, height: nil))
      result.width = max(result.width, size.width)
    }
  }

  /// Makes columns wider where a cell over several of them needs more.
  private func widenForSpans(_ offered: CGFloat?, _ result: inout Arrangement) {
    for cell in result.rows.joined() where cell.span > 1 && isSized(cell, .horizontal) {
      let own = cell.element.node.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      let missing = own - width(of: cell, result)
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.column..<(cell.column + cell.span) {
        result.widths[column] += missing / CGFloat(cell.span)
      }
    }
  }

  private func measureRows(_ offered: CGFloat?, _ result: inout Arrangement) {
    let count = result.rows.count
    result.heights = Array(repeating: 0, count: count)
    result.guides = Array(repeating: 0, count: count)
    var limits: [Limits] = []
    for row in result.rows {
      var all = Limits(low: 0, high: 0)
      for cell in row where isSized(cell, .vertical) {
        let own = cell.element.node.limits(along: .vertical, across: width(of: cell, result))
        all.low = max(all.low, own.low)
        all.high = max(all.high, own.high)
      }
      limits.append(all)
    }
    let order = (0..<count).sorted { (limits[$0].flexibility, $0) < (limits[$1].flexibility, $1) }
    let gaps = CGFloat(max(0, count - 1)) * vertical
    var room: CGFloat? = offered.map { max(0, $0 - gaps) }
    for (rank, index) in order.enumerated() {
      let share: CGFloat? = room.map { max(0, $0 / CGFloat(count - rank)) }
      measureRow(index, share, &result)
      if let left = room, left.isFinite { room = left - result.heights[index] }
    }
  }

  private func measureRow(_ index: Int, _ share: CGFloat?, _ result: inout Arrangement) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    for cell in result.rows[index] where isSized(cell, .vertical) {
      let offer = ProposedViewSize(width: width(of: cell, result), height: share)
      let size = cell.element.node.sizeThatFits(offer)
      let guide = cell.element.node.guide(rowAlignment(cell).key, offer, size: size)
      before = max(before, guide)
      after = max(after, size.height - guide)
    }
    result.guides[index] = before
    result.heights[index] = before + after
  }
}
