extension DisplayList {
  /// For each `begin` and `mask` the index of the group's `end`, for other items their own.
  ///
  /// A group that is never closed ends behind the last item.
  package var groupEnds: [Int] {
    var ends = Array(items.indices)
    var open: [Int] = []
    var masks: [Int] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .begin: open.append(index)
      case .mask: masks.append(index)
      case .end:
        guard let start = open.popLast() else { continue }
        ends[start] = index
        while let mask = masks.last, mask > start {
          ends[mask] = index
          masks.removeLast()
        }
      case .shape, .text: break
      }
    }
    for start in open { ends[start] = items.count }
    for mask in masks { ends[mask] = items.count }
    return ends
  }
}
