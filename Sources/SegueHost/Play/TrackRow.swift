import SegueDisplay
import SegueGeometry
import SegueUI

/// What has been seen of the items of one track.
struct TrackRow {
  /// One number over time.
  struct Series {
    /// The attribute's modifier with its place among equal ones; `x`, `y`, … for the place.
    var key: String
    var name: String
    var unit: String
    var isTransition: Bool
    /// The way on which an effect of a transition acts; nil where it acts on both.
    var way: AttributeReading.Way?
    var times: [Double] = []
    var values: [Double] = []

    var varies: Bool {
      guard let low = values.min(), let high = values.max() else { return false }
      return high - low > (unit == "pt" ? 0.05 : 0.0005)
    }
  }

  /// A group of the display list and the series that it shows.
  struct Group {
    var index: Int
    var keys: [String]
    var holdsPlace: Bool
    var corner: CGPoint
  }

  /// What a list shows of the item at one instant.
  struct Look {
    var range: Range<Int>
    var groups: [Group]
    var leaves: [LeafLog.Look]
  }

  let name: String
  let words: String
  let place: ObjectIdentifier?
  let parent: Int?
  private(set) var gatherer: Int?
  private(set) var isShown = true
  /// Rectangles of its own changed from one instant to the next.
  private(set) var movedItself = false
  /// The place on the stage is part of the track.
  var hasMotion = false
  private var number: Int
  private var rectangles: [CGRect] = []
  private var phases: [ItemTrack.Phase] = []
  private var series: [Series] = []
  private var isFirst: Bool
  private var wasDrawn = false
  private var leaves = LeafLog()

  init(_ item: ShownItem, isFirst: Bool) {
    name = item.name
    words = item.words
    place = item.place
    parent = item.parent
    number = item.number
    self.isFirst = isFirst
  }

  // MARK: Adding

  /// Adds what is shown of the item now; returns where the display list shows it.
  ///
  /// - Parameter starts: Where the list begins to draw leaves, whatever item they belong to.
  mutating func add(
    _ item: ShownItem, at time: Double, in list: DisplayList, starts: Set<Int>
  ) -> Look {
    if item.number != number || !isShown {
      number = item.number
      isShown = true
      rectangles = []
    } else if rectangles.count == item.rectangles.count,
      !zip(rectangles, item.rectangles).allSatisfy(Self.areClose)
    {
      movedItself = true
      gatherer = item.gatherer ?? gatherer
    }
    rectangles = item.rectangles
    if !item.range.isEmpty { wasDrawn = true }
    note(item.phase, at: time)
    if let frame = item.frame {
      add("x", "x", "pt", Double(frame.minX), time)
      add("y", "y", "pt", Double(frame.minY), time)
      add("width", "width", "pt", Double(frame.width), time)
      add("height", "height", "pt", Double(frame.height), time)
    }
    var counts: [String: Int] = [:]
    var groups: [Group] = []
    var leafKeys: [Int: LeafLog.Keys] = [:]
    var seen: Set<String> = []
    for attribute in item.attributes {
      let base = attribute.isTransition ? "\(attribute.name) transition" : attribute.name
      counts[base, default: 0] += 1
      var keys: [String] = []
      for part in AttributeNames.components(of: attribute) {
        let key = "\(base) \(counts[base] ?? 1) \(part.name)"
        keys.append(key)
        seen.insert(key)
        add(
          key, part.name, part.unit, part.value, time, isTransition: attribute.isTransition,
          way: attribute.way)
      }
      if let index = attribute.group {
        groups.append(
          Group(
            index: index, keys: keys, holdsPlace: attribute.holdsPlace, corner: attribute.corner))
      }
      if let leaf = attribute.leaf {
        leafKeys[leaf, default: LeafLog.Keys()].add(keys, of: attribute.name)
      }
    }
    if item.phase == .present { rest(except: seen, at: time) }
    return Look(
      range: item.range, groups: groups,
      leaves: leaves.add(item, in: list, starts: starts, keys: leafKeys))
  }

  /// A transition that is over is taken off its item, which stands there as if there were none.
  private mutating func rest(except seen: Set<String>, at time: Double) {
    for series in series where series.isTransition && !seen.contains(series.key) {
      let resting = series.name == "opacity" || series.name == "scale" ? 1.0 : 0
      guard series.values.last != resting else { continue }
      add(series.key, series.name, series.unit, resting, time, isTransition: true)
    }
  }

  private static func areClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01
      && abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  private mutating func add(
    _ key: String, _ name: String, _ unit: String, _ value: Double, _ time: Double,
    isTransition: Bool = false, way: AttributeReading.Way? = nil
  ) {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite else { return }
    let time = Self.rounded(time)
    guard let index = series.firstIndex(where: { $0.key == key }) else {
      series.append(
        Series(
          key: key, name: name, unit: unit, isTransition: isTransition, way: way, times: [time],
          values: [rounded]))
      return
    }
    if series[index].times.last == time {
      series[index].values[series[index].values.count - 1] = rounded
    } else {
      series[index].times.append(time)
      series[index].values.append(rounded)
    }
  }

  /// Microseconds are enough to tell frames apart.
  private static func rounded(_ time: Double) -> Double { (time * 1_000_000).rounded() / 1_000_000 }

  private mutating func note(_ phase: ShownItem.Phase, at time: Double) {
    let time = Self.rounded(time)
    let last = phases.last.flatMap { $0.to.isInfinite ? $0.kind : nil }
    var kind: ItemTrack.Phase.Kind
    switch phase {
    case .inserting: kind = .inserting
    case .present: kind = .present
    case .removing: kind = .removing
    }
    // A transition with a body stays around the item, and may move again with its surroundings.
    if kind == .inserting, last == .present { kind = .present }
    guard kind != last else { return }
    close(at: time)
    phases.append(ItemTrack.Phase(kind: kind, from: time, to: .infinity))
  }

  private mutating func close(at time: Double) {
    guard let last = phases.indices.last, phases[last].to.isInfinite else { return }
    phases[last].to = time
    if phases[last].from == time { phases.removeLast() }
  }

  /// Takes note that an item is shown no more.
  mutating func leave(_ item: Int, at time: Double) {
    guard item == number else { return }
    isShown = false
    close(at: Self.rounded(time))
  }

  // MARK: Telling

  private static let places: Set<String> = ["x", "y", "width", "height"]

  var placeVaries: Bool { series.contains { Self.places.contains($0.key) && $0.varies } }

  /// Whether it came or went by itself, and not with what is around it.
  private func hasLife(inside around: TrackRow?) -> Bool {
    if phases.contains(where: { $0.kind != .present }) { return true }
    guard let around else { return false }
    return presence != around.presence
  }

  /// When it came and went, whatever its phases.
  private var presence: [Double] {
    phases.reduce(into: []) { times, phase in
      if times.last == phase.from { times.removeLast() } else { times.append(phase.from) }
      times.append(phase.to)
    }
  }

  /// What is to be told of it; nil where nothing has happened to it.
  func track(inside around: TrackRow?, end: Double) -> ItemTrack? {
    guard wasDrawn else { return nil }
    let told = toldSeries
    guard !told.isEmpty || hasLife(inside: around) else { return nil }
    return ItemTrack(
      name: name, words: name.contains("(\"") ? "" : words,
      phases: phases.map {
        ItemTrack.Phase(kind: $0.kind, from: $0.from, to: min($0.to, Self.rounded(end)))
      },
      attributes: told.map { series in
        let kept = Self.kept(series.values)
        return ItemTrack.Attribute(
          name: series.name, unit: series.unit, times: kept.map { series.times[$0] },
          values: kept.map { series.values[$0] })
      })
  }

  /// The series that vary, under names that tell them apart; effects first.
  private var toldSeries: [Series] {
    var told = series.filter {
      $0.varies && (!Self.places.contains($0.key) || hasMotion)
    }
    told =
      told.filter { !Self.places.contains($0.key) } + told.filter { Self.places.contains($0.key) }
    // One factor for both axes is one number.
    for x in told where x.name == "scale x" {
      let other = x.key.replacing("scale x", with: "scale y")
      guard let y = told.firstIndex(where: { $0.key == other }), told[y].values == x.values,
        let index = told.firstIndex(where: { $0.key == x.key })
      else { continue }
      told[index].name = "scale"
      told.remove(at: y)
    }
    for index in told.indices where told[index].isTransition {
      let name = told[index].name
      if told.contains(where: { $0.name == name && !$0.isTransition }) {
        told[index].name = "\(name), transition"
      }
    }
    let names = told.map(\.name)
    for index in told.indices where names.filter({ $0 == names[index] }).count > 1 {
      if let way = told[index].way { told[index].name += ", \(way.rawValue)" }
    }
    let sided = told.map(\.name)
    for index in told.indices {
      let same = sided[..<index].filter { $0 == sided[index] }.count
      if same > 0 { told[index].name += same == 1 ? ", again" : ", again \(same)" }
    }
    return told
  }

  /// What a list shows under the names of a track.
  func mark(_ look: Look, in place: Int, hasFreezes: Bool) -> TrackMarks.Item {
    let told = toldSeries
    return TrackMarks.Item(
      track: place, range: look.range,
      groups: look.groups.compactMap { group in
        let names = told.filter { group.keys.contains($0.key) }.map(\.name)
        guard !names.isEmpty else { return nil }
        return TrackMarks.Group(
          index: group.index, attributes: names, holdsPlace: group.holdsPlace,
          x: Double(group.corner.x), y: Double(group.corner.y))
      },
      leaves: hasFreezes
        ? look.leaves.map {
          TrackMarks.Leaf(
            index: $0.index, count: $0.count, x: Double($0.frame.minX), y: Double($0.frame.minY))
        } : [])
  }

  /// What of it a page can freeze exactly.
  var freezes: [TrackMarks.Freeze] {
    leaves.freezes(
      named: Dictionary(
        toldSeries.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The indices of values that are not told by their neighbours.
  private static func kept(_ values: [Double]) -> [Int] {
    values.indices.filter { index in
      index == 0 || index == values.count - 1 || values[index] != values[index - 1]
        || values[index] != values[index + 1]
    }
  }
}
