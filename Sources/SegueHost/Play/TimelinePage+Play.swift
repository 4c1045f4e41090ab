import SegueGeometry
import SegueMotion
import SegueUI
import SegueWeb

extension TimelinePage {
  /// A page of what was played.
  ///
  /// - Parameter marks: Where the display lists show the items of the timeline's tracks.
  @MainActor init(
    _ timeline: Timeline, recording: Recording, marks: [TrackMarks], trace: Trace
  ) {
    self.init(
      file: timeline.file, preview: timeline.preview, view: timeline.view,
      size: CGSize(width: timeline.stage.width, height: timeline.stage.height),
      framesPerSecond: timeline.stage.framesPerSecond, duration: timeline.duration,
      frames: recording.frames.enumerated().map { index, frame in
        let time = frame.time.seconds
        // The first picture is the one from before the first action.
        let last = index == 0 ? marks.first : marks.last { $0.time <= time }
        return Frame(
          time: time, list: frame.list, marks: last.map { Self.marks($0, timeline.tracks) } ?? [])
      })
    tracks = timeline.tracks.map { track in
      Track(
        name: track.name, words: track.words,
        phases: track.phases.map {
          Track.Phase(kind: $0.kind.rawValue, from: $0.from, to: $0.to)
        },
        attributes: track.attributes.map {
          Track.Attribute(name: $0.name, unit: $0.unit, times: $0.times, values: $0.values)
        })
    }
    verdicts = timeline.explanations.map {
      Verdict(
        time: $0.time, isAnimated: $0.outcome.hasPrefix("animated"), headline: $0.headline,
        outcome: $0.outcome, detail: $0.detail, remedy: $0.remedy, reason: $0.reason)
    }
    events = Self.events(trace)
    events += timeline.actions.map { Event(kind: "tap", time: $0.time, text: $0.tap) }
    events = events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    notes = timeline.notes
  }

  private static func marks(_ marks: TrackMarks, _ tracks: [ItemTrack]) -> [Mark] {
    marks.items.map { item in
      let attributes = tracks[item.track].attributes
      return Mark(
        track: item.track, range: item.range,
        groups: item.groups.map { group in
          Mark.Group(
            index: group.index,
            attributes: group.attributes.compactMap { name in
              attributes.firstIndex { $0.name == name }
            }, holdsPlace: group.holdsPlace)
        })
    }
  }

  /// Changes of state and completions; one of each text an instant.
  @MainActor private static func events(_ trace: Trace) -> [Event] {
    var events: [Event] = []
    for event in trace.events {
      let new: Event
      switch event.kind {
      case .update(let record) where !record.changes.isEmpty:
        let changes = record.changes.map {
          $0.value.isEmpty ? "\($0.name) (\($0.owner))" : "\($0.name) = \($0.value)"
        }
        new = Event(
          kind: "state", time: event.time.seconds, text: changes.joined(separator: ", "))
      case .lifecycle(let record) where record.kind == .completed:
        let site = record.site.map { " of \($0.short)" } ?? ""
        new = Event(kind: "completion", time: event.time.seconds, text: "completion\(site)")
      default: continue
      }
      if !events.contains(where: { $0.time == new.time && $0.text == new.text }) {
        events.append(new)
      }
    }
    return events
  }
}
