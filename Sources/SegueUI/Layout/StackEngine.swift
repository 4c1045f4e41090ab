import SegueGeometry

/// Puts elements in a row or column, and gives the room to the least flexible first.
final class StackEngine: LayoutEngine {
  let axis: Axis
  /// Across the axis.
  private(set) var alignment: AlignmentKey
  /// nil asks the elements.
  private(set) var spacing: CGFloat?
  private var known: Arrangement?

  /// What one element was offered, and what it took.
  private struct Slot {
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// The distance to the element before.
    var gap: CGFloat = 0
    /// The distance of the element's guide from its start, across.
    var guide: CGFloat = 0
  }

  private struct Arrangement {
    let proposal: ProposedViewSize
    var slots: [Slot]
    var size = CGSize.zero
    /// The common guide, from the start of the stack.
    var guide: CGFloat = 0
  }

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing?.usableSpacing
  }

  /// Takes over new values; returns whether they differ.
  func set(alignment: AlignmentKey, spacing: CGFloat?) -> Bool {
    let spacing = spacing?.usableSpacing
    guard alignment != self.alignment || spacing != self.spacing else { return false }
    self.alignment = alignment
    self.spacing = spacing
    invalidate()
    return true
  }

  override func invalidate() { known = nil }

  override func elementsDidChange(_ elements: [ContainerElement]) {
    invalidate()
    for element in elements { element.spacer?.axis = axis }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    arrange(elements, proposal).size
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    let result = arrange(elements, proposal)
    var position: CGFloat = 0
    var places: [Place] = []
    places.reserveCapacity(elements.count)
    for slot in result.slots {
      position += slot.gap
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = result.guide - slot.guide
      places.append(Place(origin: origin, proposal: slot.proposal))
      position += slot.size[axis]
    }
    return places
  }

  private func arrange(_ elements: [ContainerElement], _ proposal: ProposedViewSize)
    -> Arrangement
  {
    if let known, known.proposal == proposal, known.slots.count == elements.count {
      return known
    }
    var result = Arrangement(
      proposal: proposal, slots: Array(repeating: Slot(), count: elements.count))
    space(elements, &result)
    serve(elements, proposal, &result)
    align(elements, &result)
    known = result
    return result
  }

  private func space(_ elements: [ContainerElement], _ result: inout Arrangement) {
    guard elements.count > 1 else { return }
    if let spacing {
      for index in 1..<elements.count { result.slots[index].gap = spacing }
      return
    }
    var previous = elements[0].node.spacing
    for index in 1..<elements.count {
      let next = elements[index].node.spacing
      result.slots[index].gap = previous.distance(to: next, along: axis)
      previous = next
    }
  }

  /// Gives each element its size: lower priorities keep their minimum, the least flexible chooses
  /// first, each is offered an equal share of what is left.
  private func serve(
    _ elements: [ContainerElement], _ proposal: ProposedViewSize, _ result: inout Arrangement
  ) {
    let across = proposal[axis.other]
    guard let room = proposal[axis], room.isFinite else {
      // Nothing, or everything, is offered to each.
      for index in elements.indices {
        measure(elements[index], index, proposal[axis], across, &result)
      }
      return
    }
    var rest: CGFloat = room
    for slot in result.slots { rest -= slot.gap }
    if elements.count == 1 {
      measure(elements[0], 0, max(0, rest), across, &result)
      return
    }
    let limits = elements.map { $0.node.limits(along: axis, across: across) }
    for group in groups(elements) {
      var reserved: CGFloat = 0
      for index in group.later { reserved += limits[index].low }
      var available: CGFloat = rest - reserved
      serve(group.members, elements, limits, across, &available, &result)
      rest = available + reserved
    }
  }

  private struct Group {
    var members: [Int]
    /// The elements of all lower priorities.
    var later: [Int]
  }

  /// The elements by priority, the highest first.
  private func groups(_ elements: [ContainerElement]) -> [Group] {
    guard let first = elements.first?.priority else { return [] }
    if elements.allSatisfy({ $0.priority == first }) {
      return [Group(members: Array(elements.indices), later: [])]
    }
    return Set(elements.map(\.priority)).sorted(by: >).map { priority in
      Group(
        members: elements.indices.filter { elements[$0].priority == priority },
        later: elements.indices.filter { elements[$0].priority < priority })
    }
  }

  private func serve(
    _ members: [Int], _ elements: [ContainerElement], _ limits: [Limits], _ across: CGFloat?,
    _ available: inout CGFloat, _ result: inout Arrangement
  ) {
    // A spacer's minimum is set aside first, and it is served last.
    let spacers = members.filter { elements[$0].spacer != nil }
    var others = members
    if !spacers.isEmpty { others.removeAll { spacers.contains($0) } }
    var minimum: CGFloat = 0
    for index in spacers { minimum += limits[index].low }
    sortByFlexibility(&others, limits)
    available -= minimum
    share(others, elements, across, &available, &result)
    available += minimum
    share(spacers, elements, across, &available, &result)
  }

  private func share(
    _ members: [Int], _ elements: [ContainerElement], _ across: CGFloat?,
    _ available: inout CGFloat, _ result: inout Arrangement
  ) {
    var left = members.count
    for index in members {
      measure(elements[index], index, max(0, available / CGFloat(left)), across, &result)
      available -= result.slots[index].size[axis]
      left -= 1
    }
  }

  private func sortByFlexibility(_ group: inout [Int], _ limits: [Limits]) {
    guard let first = group.first.map({ limits[$0].flexibility }) else { return }
    if group.allSatisfy({ limits[$0].flexibility == first }) { return }
    group.sort { a, b in
      let x = limits[a].flexibility
      let y = limits[b].flexibility
      return x == y ? a < b : x < y
    }
  }

  private func measure(
    _ element: ContainerElement, _ index: Int, _ share: CGFloat?, _ across: CGFloat?,
    _ result: inout Arrangement
  ) {
    let node = element.node
    // What is as long for every offer is offered its own length: the answer is then remembered.
    let along = node.rigidLength(along: axis) ?? share
    let offer =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
    result.slots[index].proposal = offer
    result.slots[index].size = node.sizeThatFits(offer)
  }

  private func align(_ elements: [ContainerElement], _ result: inout Arrangement) {
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    var along: CGFloat = 0
    for index in elements.indices {
      let slot = result.slots[index]
      let guide = elements[index].node.guide(alignment, slot.proposal, size: slot.size)
      result.slots[index].guide = guide
      before = max(before, guide)
      after = max(after, slot.size[axis.other] - guide)
      along += slot.gap + slot.size[axis]
    }
    guard !elements.isEmpty else { return }
    // Infinite extents have no middle; what is at the guide then stays at the start.
    result.guide = before.isFinite ? before : 0
    result.size[axis] = along
    result.size[axis.other] = before + after
  }

  override func spacing(_ elements: [ContainerElement]) -> ViewSpacing {
    guard let first = elements.first, let last = elements.last else { return ViewSpacing() }
    var result = first.node.spacing
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for element in elements.dropFirst() {
      result.formUnion(element.node.spacing, edges: across)
    }
    if axis == .horizontal {
      result.trailing = last.node.spacing.trailing
    } else {
      result.bottom = last.node.spacing.bottom
    }
    return result
  }
}

/// The lengths of a view when nothing and everything is offered.
struct Limits {
  var low: CGFloat
  var high: CGFloat

  var flexibility: CGFloat {
    let room = high - low
    return room.isNaN ? 0 : room
  }
}

extension ViewNode {
  /// The sizes along an axis when nothing and everything is offered.
  final func limits(along axis: Axis, across: CGFloat?) -> Limits {
    if let length = rigidLength(along: axis) { return Limits(low: length, high: length) }
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = across
    proposal[axis] = 0
    let low = sizeThatFits(proposal)[axis]
    proposal[axis] = .infinity
    return Limits(low: low, high: sizeThatFits(proposal)[axis])
  }
}

extension CGFloat {
  /// A distance between elements; what cannot be laid out counts as none.
  var usableSpacing: CGFloat { isFinite ? self : 0 }
}
