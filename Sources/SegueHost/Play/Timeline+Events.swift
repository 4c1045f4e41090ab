import SegueMotion
import SegueUI

extension Timeline.Event {
  /// The changes of state and the completions of a play; what happened twice at one instant is told
  /// once.
  @MainActor static func events(in trace: Trace) -> [Self] {
    var events: [Self] = []
    var firstOfInstant = 0
    for event in trace.events {
      let time = event.time.seconds
      if events.last.map({ $0.time != time }) == true { firstOfInstant = events.count }
      for new in found(in: event.kind, at: time) where !events[firstOfInstant...].contains(new) {
        events.append(new)
      }
    }
    return events
  }

  private static func found(in kind: TraceEvent.Kind, at time: Double) -> [Self] {
    switch kind {
    case .update(let record):
      record.changes.map {
        Self(
          time: time, kind: .state, type: $0.owner, property: $0.name,
          value: $0.value.isEmpty ? nil : $0.value)
      }
    case .lifecycle(let record) where record.kind == .completed:
      [Self(time: time, kind: .completion, site: record.site?.short)]
    default: []
    }
  }
}
