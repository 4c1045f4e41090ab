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
}

extension Trace {
  /// What there is to say of the events from an index on, in their order.
  package func verdicts(from start: Int = 0) -> [Verdict] {
    var verdicts: [Verdict] = []
    var update: UpdateRecord?
    for event in events.dropFirst(start) {
      switch event.kind {
      case .update(let record): update = record
      case .item(let record) where record.change != .erased:
        verdicts.append(ItemExplanation(event, record, update: update, in: events).verdict)
      default: break
      }
    }
    return verdicts
  }
}
