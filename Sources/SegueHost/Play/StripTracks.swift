import SegueMedia

/// What stands below the frames of one row of a filmstrip: the lives of items that came or went
/// in its time, and the values of attributes that moved.
struct StripTracks {
  let phases: [Filmstrip.Phase]
  let curves: [Filmstrip.Curve]
  /// What was left out.
  let remarks: [String]

  /// More would push the next row off the screen.
  private static let phaseLimit = 6
  private static let curveLimit = 6

  /// An attribute of one item.
  private struct Line {
    var item: String
    var attribute: ItemTrack.Attribute
    var samples: [Filmstrip.Curve.Sample]

    var curve: Filmstrip.Curve { curve(alike: 0) }

    /// - Parameter alike: How many other items do the same.
    func curve(alike: Int) -> Filmstrip.Curve {
      let more = alike > 0 ? " and \(alike) more" : ""
      let unit = attribute.unit.isEmpty ? "" : ", \(attribute.unit)"
      return Filmstrip.Curve(
        name: "\(item)\(more)  \(attribute.name)\(unit)", samples: samples)
    }

    /// Whether both go the same way at the same time, from wherever they start.
    func isLike(_ other: Line) -> Bool {
      guard attribute.name == other.attribute.name, samples.count == other.samples.count,
        let start = samples.first, let otherStart = other.samples.first
      else { return false }
      return zip(samples, other.samples).allSatisfy {
        $0.time == $1.time
          && abs(($0.value - start.value) - ($1.value - otherStart.value)) < 0.02
      }
    }
  }

  private static func gathered(_ lines: [Line]) -> [Filmstrip.Curve] {
    var groups: [(line: Line, alike: Int)] = []
    for line in lines {
      if let index = groups.firstIndex(where: { $0.line.isLike(line) }) {
        groups[index].alike += 1
      } else {
        groups.append((line, 0))
      }
    }
    return groups.map { $0.line.curve(alike: $0.alike) }
  }

  /// - Parameters:
  ///   - tracks: All of the play's.
  ///   - times: Seconds of the frames in the row.
  init(_ tracks: [ItemTrack], over times: [Double]) {
    guard let from = times.first, let to = times.last, from < to else {
      (phases, curves, remarks) = ([], [], [])
      return
    }
    var lives: [[Filmstrip.Phase]] = []
    var own: [Line] = []
    var others: [Line] = []
    for track in Self.numbered(tracks) {
      let life = Self.phases(of: track, from, to)
      let hasLife = life.contains { $0.kind != .present }
      if hasLife { lives.append(life) }
      for attribute in track.attributes {
        let samples = Self.samples(of: attribute, from, to)
        guard Self.varies(samples, attribute.unit) else { continue }
        let line = Line(item: track.name, attribute: attribute, samples: samples)
        if hasLife { own.append(line) } else { others.append(line) }
      }
    }
    // What came or went first, then what made room for it: siblings that move alike once.
    let curves = own.map(\.curve) + Self.gathered(others)
    phases = lives.prefix(Self.phaseLimit).flatMap { $0 }
    self.curves = Array(curves.prefix(Self.curveLimit))
    var left: [String] = []
    if lives.count > Self.phaseLimit { left.append("\(lives.count - Self.phaseLimit) more items") }
    if curves.count > Self.curveLimit {
      left.append("\(curves.count - Self.curveLimit) more attributes")
    }
    remarks = left.isEmpty ? [] : ["\(left.joined(separator: " and ")) moved: see timeline.json"]
  }

  /// Tracks under names that tell them apart.
  private static func numbered(_ tracks: [ItemTrack]) -> [ItemTrack] {
    var counts: [String: Int] = [:]
    return tracks.map { track in
      var track = track
      if !track.words.isEmpty { track.name += " “\(track.words.prefix(24))”" }
      counts[track.name, default: 0] += 1
      if let count = counts[track.name], count > 1 { track.name += " #\(count)" }
      return track
    }
  }

  private static func phases(
    of track: ItemTrack, _ from: Double, _ to: Double
  ) -> [Filmstrip.Phase] {
    track.phases.filter { $0.to > from && $0.from < to }.map { phase in
      let kind: Filmstrip.Phase.Kind =
        switch phase.kind {
        case .inserting: .inserting
        case .present: .present
        case .removing: .removing
        }
      return Filmstrip.Phase(
        name: track.name, from: max(from, phase.from), to: min(to, phase.to), kind: kind)
    }
  }

  /// The samples inside a time, and the values at its ends.
  private static func samples(
    of attribute: ItemTrack.Attribute, _ from: Double, _ to: Double
  ) -> [Filmstrip.Curve.Sample] {
    let all = attribute.samples
    guard let first = all.first, let last = all.last, first.time <= to, last.time >= from else {
      return []
    }
    var found = all.filter { $0.time >= from && $0.time <= to }
    if first.time < from, let value = value(all, at: from) { found.insert((from, value), at: 0) }
    if last.time > to, let value = value(all, at: to) { found.append((to, value)) }
    return found.map { Filmstrip.Curve.Sample(time: $0.time, value: $0.value) }
  }

  /// Straight between two samples.
  private static func value(_ samples: [(time: Double, value: Double)], at time: Double) -> Double?
  {
    guard let next = samples.firstIndex(where: { $0.time >= time }), next > 0 else { return nil }
    let (a, b) = (samples[next - 1], samples[next])
    guard b.time > a.time else { return b.value }
    return a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time)
  }

  private static func varies(_ samples: [Filmstrip.Curve.Sample], _ unit: String) -> Bool {
    let values = samples.map(\.value)
    guard let low = values.min(), let high = values.max() else { return false }
    return high - low > (unit == "pt" ? 0.05 : 0.0005)
  }
}
