import SegueGeometry

/// Puts elements in a row or column, and gives the room to the least flexible first.
final class StackEngine: LayoutEngine {
  let axis: Axis
  /// Across the axis.
  var alignment: AlignmentKey
  /// nil asks the elements.
  var spacing: CGFloat?
  private var known: (proposal: ProposedViewSize, result: Result)?

  private struct Result {
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]
    var gaps: [CGFloat]
    /// Distance of each element's guide from its start, across.
    var guides: [CGFloat]
    var size: CGSize
    /// The common guide, from the start of the stack.
    var guide: CGFloat
  }

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  override func invalidate() { known = nil }
  override func elementsDidChange() { known = nil }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    arrange(elements, proposal).size
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    let result = arrange(elements, proposal)
    guard result.sizes.count == elements.count else { return [] }
    var position: CGFloat = 0
    var places: [Place] = []
    places.reserveCapacity(elements.count)
    for index in elements.indices {
      if index > 0 { position += result.gaps[index - 1] }
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = result.guide - result.guides[index]
      places.append(Place(origin: origin, proposal: result.proposals[index]))
      position += result.sizes[index][axis]
    }
    return places
  }

  private func arrange(_ elements: [ContainerElement], _ proposal: ProposedViewSize) -> Result {
    if let known, known.proposal == proposal, known.result.sizes.count == elements.count {
      return known.result
    }
    for element in elements { (element.node.core as? SpacerNode)?.axis = axis }
    var result = Result(
      sizes: Array(repeating: .zero, count: elements.count),
      proposals: Array(repeating: .unspecified, count: elements.count),
      gaps: gaps(elements), guides: [], size: .zero, guide: 0)
    serve(elements, proposal, &result)
    align(elements, &result)
    known = (proposal, result)
    return result
  }

  private func gaps(_ elements: [ContainerElement]) -> [CGFloat] {
    guard elements.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: elements.count - 1) }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(elements.count - 1)
    var previous = elements[0].node.spacing
    for element in elements.dropFirst() {
      let next = element.node.spacing
      gaps.append(previous.distance(to: next, along: axis))
      previous = next
    }
    return gaps
  }

  /// Gives each element its size: lower priorities keep their minimum, the least flexible chooses
  /// first, each is offered an equal share of what is left.
  private func serve(
    _ elements: [ContainerElement], _ proposal: ProposedViewSize, _ result: inout Result
  ) {
    guard let room = proposal[axis] else {
      for (index, element) in elements.enumerated() {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = proposal[axis.other]
        result.proposals[index] = offer
        result.sizes[index] = element.node.sizeThatFits(offer)
      }
      return
    }
    var rest = room - result.gaps.reduce(0, +)
    let across = proposal[axis.other]
    var limits: [(low: CGFloat, high: CGFloat)] = []
    limits.reserveCapacity(elements.count)
    for element in elements {
      limits.append(element.node.limits(along: axis, across: across))
    }
    let priorities = Set(elements.map(\.priority)).sorted(by: >)
    for (rank, priority) in priorities.enumerated() {
      var reserved: CGFloat = 0
      for later in priorities.dropFirst(rank + 1) {
        for (index, element) in elements.enumerated() where element.priority == later {
          reserved += limits[index].low
        }
      }
      var group =
        priorities.count == 1
        ? Array(elements.indices)
        : elements.indices.filter { elements[$0].priority == priority }
      let spacers = group.filter { elements[$0].node.core is SpacerNode }
      let minimum = spacers.reduce(0) { $0 + limits[$1].low }
      if !spacers.isEmpty { group.removeAll { spacers.contains($0) } }
      sortByFlexibility(&group, limits)
      var available = rest - reserved - minimum
      var left = group.count
      for index in group {
        let share = max(0, available / CGFloat(left))
        measure(elements[index], index, share, across, &result)
        available -= result.sizes[index][axis]
        left -= 1
      }
      available += minimum
      left = spacers.count
      for index in spacers {
        measure(elements[index], index, max(0, available / CGFloat(left)), across, &result)
        available -= result.sizes[index][axis]
        left -= 1
      }
      rest = available + reserved
    }
  }

  private func sortByFlexibility(
    _ group: inout [Int], _ limits: [(low: CGFloat, high: CGFloat)]
  ) {
    guard group.count > 1 else { return }
    let first = limits[group[0]].high - limits[group[0]].low
    if group.allSatisfy({ limits[$0].high - limits[$0].low == first }) { return }
    group.sort { a, b in
      let x = limits[a].high - limits[a].low
      let y = limits[b].high - limits[b].low
      return x == y ? a < b : x < y
    }
  }

  private func measure(
    _ element: ContainerElement, _ index: Int, _ share: CGFloat, _ across: CGFloat?,
    _ result: inout Result
  ) {
    var offer = ProposedViewSize.unspecified
    offer[axis] = share
    offer[axis.other] = across
    result.proposals[index] = offer
    result.sizes[index] = element.node.sizeThatFits(offer)
  }

  private func align(_ elements: [ContainerElement], _ result: inout Result) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var along = result.gaps.reduce(0, +)
    result.guides.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let guide = element.node.dimensions(result.proposals[index])[alignment]
      result.guides.append(guide)
      let extent = result.sizes[index][axis.other]
      before = index == 0 ? guide : max(before, guide)
      after = index == 0 ? extent - guide : max(after, extent - guide)
      along += result.sizes[index][axis]
    }
    result.guide = before
    result.size[axis] = along
    result.size[axis.other] = before + after
  }

  override func spacing(_ elements: [ContainerElement]) -> ViewSpacing {
    guard let first = elements.first, let last = elements.last else { return ViewSpacing() }
    var result: ViewSpacing?
    for element in elements {
      let next = element.node.spacing
      result = result?.union(next, edges: axis == .horizontal ? .vertical : .horizontal) ?? next
    }
    var spacing = result ?? ViewSpacing()
    if axis == .horizontal {
      spacing.leading = first.node.spacing.leading
      spacing.trailing = last.node.spacing.trailing
    } else {
      spacing.top = first.node.spacing.top
      spacing.bottom = last.node.spacing.bottom
    }
    return spacing
  }
}

extension ViewNode {
  /// The sizes along an axis when nothing and everything is offered.
  final func limits(along axis: Axis, across: CGFloat?) -> (low: CGFloat, high: CGFloat) {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = across
    proposal[axis] = 0
    let low = sizeThatFits(proposal)[axis]
    proposal[axis] = .infinity
    return (low, sizeThatFits(proposal)[axis])
  }
}
