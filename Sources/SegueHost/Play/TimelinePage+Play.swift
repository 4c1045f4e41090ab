import Foundation
import SegueMotion
import SegueWeb

extension TimelinePage {
  /// A page of what was played.
  init(_ timeline: Timeline, recording: Recording, followed: FollowedTracks) throws {
    var told = timeline
    // The page has the lists themselves.
    told.frames = []
    let marks = followed.marks
    self.init(
      title: "\(timeline.view.isEmpty ? timeline.file : timeline.view) · \(timeline.preview)",
      timeline: String(decoding: try told.json(isReadable: false), as: UTF8.self),
      frames: recording.frames.enumerated().map { index, frame in
        let time = frame.time.seconds
        // The first picture is the one from before the first action.
        let last = index == 0 ? marks.first : marks.last { $0.time <= time }
        return Frame(
          time: time, list: frame.list, marks: last.map { Self.marks($0, timeline.tracks) } ?? [])
      })
    freezes = zip(timeline.tracks, followed.freezes).enumerated().flatMap { index, pair in
      pair.1.map {
        Freeze(
          track: index, kind: $0.kind.rawValue, leaf: $0.leaf,
          attributes: Self.indices(of: $0.attributes, in: pair.0))
      }
    }
  }

  private static func marks(_ marks: TrackMarks, _ tracks: [ItemTrack]) -> [Mark] {
    marks.items.map { item in
      Mark(
        track: item.track, range: item.range,
        groups: item.groups.map { group in
          Mark.Group(
            index: group.index, attributes: indices(of: group.attributes, in: tracks[item.track]),
            holdsPlace: group.holdsPlace, x: group.x, y: group.y)
        },
        leaves: item.leaves.map { Mark.Leaf(index: $0.index, count: $0.count, x: $0.x, y: $0.y) })
    }
  }

  private static func indices(of names: [String], in track: ItemTrack) -> [Int] {
    names.compactMap { name in track.attributes.firstIndex { $0.name == name } }
  }
}
