package import SegueFindings
package import SegueMotion

/// What is said of one insertion, removal or change: whether it animated, by what, and if not, why.
package struct Verdict: Sendable {
  package let time: Timestamp
  /// `inserted  DetailView   slide (DetailScreen.swift:14)`.
  package let headline: String
  package let isAnimated: Bool
  /// `animated by withAnimation(.spring) (DetailScreen.swift:9)`, or
  /// `not animated: no-animation-context [SEG100]`.
  package let outcome: String
  /// What happened, naming the code at fault; nil where there is nothing to add.
  package let detail: String?
  /// What to write; nil where nothing is to be changed.
  package let remedy: String?
  package let reason: Reason?
  /// `` `showDetail` (DetailScreen) = true, in tap "Toggle" ``; nil where no state is known.
  package var cause: String?
  /// The same in parts, for tools.
  package var facts: VerdictFacts

  /// The lines that a person reads, the first one not indented.
  package var lines: [String] {
    [headline]
      + [cause.map { "from \($0)" }, outcome, detail, remedy.map { "write: \($0)" }]
      .compactMap { $0.map { "  " + $0 } }
  }
}

extension Trace {
  /// What there is to say of the events from an index on, in their order.
  package func verdicts(from start: Int = 0) -> [Verdict] {
    var verdicts: [Verdict] = []
    var endings: [Verdict] = []
    var story = UpdateStory()
    var calls: [CallRecord] = []
    for (index, event) in events.enumerated() {
      if event.update != story.number {
        verdicts += story.verdicts + endings
        endings = []
        story = UpdateStory(number: event.update, calls: calls)
      }
      switch event.kind {
      case .input: calls = []
      case .call(let call): calls.append(call)
      case .lifecycle(let record):
        guard index >= start,
          let ending = EndingVerdict(record: record, time: event.time)
            .verdict(events[..<index])
        else { continue }
        endings.append(ending)
      default: if index >= start { story.add(event) }
      }
    }
    return verdicts + story.verdicts + endings
  }
}
