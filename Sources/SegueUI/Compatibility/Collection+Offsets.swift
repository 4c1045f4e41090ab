public import Foundation

// What `onDelete` and `onMove` are written with; SwiftUI adds these to the standard library.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start; others are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets, in order, to before the element that is now at an offset.
  ///
  /// - Parameter destination: 0 to the number of elements; beyond that counts as the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let goal = Swift.min(Swift.max(destination, 0), all.count)
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in all.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < goal {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
