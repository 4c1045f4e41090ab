public import SegueFindings
import SegueMotion
import SegueUI

/// What the stage says of one insertion, removal or change: whether it animated, by what, and if
/// not, why.
public struct Verdict: Sendable, CustomStringConvertible {
  /// When it happened.
  public let time: Duration
  /// What happened, as in `inserted  DetailView   slide (DetailScreen.swift:14)`.
  public let headline: String
  /// Whether it went from one value to the other over time.
  public let isAnimated: Bool
  /// The state that was written and the code that wrote it, as in
  /// `` `isOpen` (Screen) = true, in tap "Toggle" ``; nil where none is known.
  public let cause: String?
  /// By what it animated, or why it did not.
  public let outcome: String
  /// More of what happened, naming the code at fault; nil where there is nothing to add.
  public let detail: String?
  /// Code to write instead; nil where nothing is to be changed.
  public let remedy: String?
  /// The entry of the catalogue, as in `SEG100`; nil where everything is as it should be.
  public let reason: Reason?

  private let lines: [String]

  init(_ verdict: SegueUI.Verdict) {
    time = .nanoseconds(verdict.time.nanoseconds)
    headline = verdict.headline
    isAnimated = verdict.isAnimated
    cause = verdict.cause
    lines = verdict.lines
    outcome = verdict.outcome
    detail = verdict.detail
    remedy = verdict.remedy
    reason = verdict.reason
  }

  /// The parts, a line each.
  public var description: String { lines.joined(separator: "\n") }
}

extension Stage {
  /// What there is to say of everything that came, went or changed, in order.
  public var verdicts: Verdicts { Verdicts(engine.trace.verdicts().map(Verdict.init)) }

  /// What there is to say of everything since a time.
  public func verdicts(since time: Duration) -> Verdicts {
    Verdicts(verdicts.filter { $0.time >= time })
  }
}
