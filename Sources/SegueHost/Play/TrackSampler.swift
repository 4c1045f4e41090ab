import SegueGeometry
import SegueMotion
package import SegueUI

/// Follows the items of a stage while it is played.
///
/// A class because it is told of one instant after the other.
@MainActor package final class TrackSampler {
  private let stage: Stage
  private let watch: ItemWatch
  private var rows: [TrackRow] = []
  /// Rows by the numbers of the items that are shown on them.
  private var rowOfItem: [Int: Int] = [:]
  private var lastItems: Set<Int> = []
  private var instants: [Instant] = []
  /// There were too many items to follow.
  package private(set) var gaveUp = false

  private struct Instant {
    var time: Double
    var items: [(row: Int, look: TrackRow.Look)]
  }

  package init(_ stage: Stage) {
    self.stage = stage
    watch = ItemWatch(stage)
  }

  /// Takes note of what is shown at the stage's time.
  package func sample() {
    guard !gaveUp else { return }
    guard let items = watch.look() else {
      gaveUp = true
      rows = []
      instants = []
      return
    }
    let time = stage.now.seconds
    var instant = Instant(time: time, items: [])
    var numbers: Set<Int> = []
    let list = stage.displayList
    let starts = Set(items.flatMap(\.leaves).map(\.index))
    for item in items {
      numbers.insert(item.number)
      let index = row(of: item)
      instant.items.append(
        (index, rows[index].add(item, at: time, in: list, starts: starts)))
    }
    for number in lastItems.subtracting(numbers) {
      if let index = rowOfItem[number] { rows[index].leave(number, at: time) }
    }
    lastItems = numbers
    instants.append(instant)
  }

  /// The row of an item: a new one, or that of an item which stood in the same condition before.
  private func row(of item: ShownItem) -> Int {
    if let known = rowOfItem[item.number] { return known }
    let previous = item.place.flatMap { place in
      rows.lastIndex { $0.place == place && $0.name == item.name && !$0.isShown }
    }
    let index = previous ?? rows.count
    if previous == nil {
      rows.append(TrackRow(item, isFirst: instants.isEmpty))
    }
    rowOfItem[item.number] = index
    return index
  }

  /// What came, went, moved or changed, in order of appearance, and where lists show it.
  package func tracks() -> FollowedTracks {
    let end = stage.now.seconds
    assignMotion()
    var places: [Int: Int] = [:]
    var followed = FollowedTracks()
    for (index, row) in rows.enumerated() {
      let around = row.parent.flatMap { rowOfItem[$0] }.map { rows[$0] }
      guard let track = row.track(inside: around, end: end) else { continue }
      places[index] = followed.tracks.count
      followed.tracks.append(track)
      followed.freezes.append(row.freezes)
    }
    followed.marks = instants.map { instant in
      TrackMarks(
        time: instant.time,
        items: instant.items.compactMap { item in
          guard let place = places[item.row], !item.look.range.isEmpty else { return nil }
          return rows[item.row].mark(
            item.look, in: place, hasFreezes: !followed.freezes[place].isEmpty)
        })
    }
    return followed
  }

  /// Says motion of the item around that moves as a whole, where there is one.
  private func assignMotion() {
    for index in rows.indices where rows[index].movedItself {
      let around = rows[index].gatherer.flatMap { rowOfItem[$0] } ?? index
      rows[rows[around].placeVaries ? around : index].hasMotion = true
    }
  }
}
