import SegueFindings
import SegueMotion

/// What there is to say of a completion that ran, or of a view that has gone after its exit.
struct EndingVerdict {
  let record: LifecycleRecord
  let time: Timestamp

  /// - Parameter events: What happened before.
  func verdict(_ events: ArraySlice<TraceEvent>) -> Verdict? {
    guard let began = record.began else { return nil }
    let length = Self.seconds(began.distance(to: time))
    switch record.kind {
    case .appeared: return nil
    case .disappeared:
      return verdict(
        "disappeared  \(record.view)   onDisappear",
        Explanation(
          isAnimated: true, outcome: "animated to the end of its exit, \(length) after the removal")
      )
    case .completed:
      let animation = animation(events, began)
      let words =
        record.site.map { AnimationSource.withAnimation($0).words(animation) } ?? "a transaction"
      guard began < time else {
        return verdict(
          "completed  \(words)",
          .refused(
            .noMotion, "nothing that it wrote animates, and so the completion runs at once",
            "change a value that animates inside the closure"))
      }
      return verdict(
        "completed  \(words)",
        Explanation(
          isAnimated: true,
          outcome: record.waitsForRemoval
            ? "animated until all that it moves is at rest, \(length) after it began"
            : "animated until it is logically complete, \(length) after it began"))
    }
  }

  private func animation(_ events: ArraySlice<TraceEvent>, _ began: Timestamp) -> Animation? {
    for event in events.reversed() where event.time == began {
      guard case .update(let update) = event.kind, update.source.site == record.site else {
        continue
      }
      return update.animation
    }
    return nil
  }

  private func verdict(_ headline: String, _ explanation: Explanation) -> Verdict {
    Verdict(
      time: time, headline: headline, isAnimated: explanation.isAnimated,
      outcome: explanation.outcome, detail: explanation.detail, remedy: explanation.remedy,
      reason: explanation.reason, cause: nil,
      facts: VerdictFacts(
        kind: record.kind.rawValue, views: record.view.isEmpty ? [] : [record.view],
        source: record.kind == .completed ? "withAnimation" : "none",
        sourceSite: record.site?.full, states: []))
  }

  /// As in `0.5 s` and `1.234 s`.
  static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int((Double(duration.wholeNanoseconds) / 1e6).rounded())
    var digits = String(milliseconds % 1000 + 1000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1000).\(digits) s"
  }
}
