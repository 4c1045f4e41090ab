import SegueFindings
import SegueMotion

/// All verdicts of a run as a document for tools, with the version of its format.
package struct VerdictDocument: Codable, Sendable {
  package let version: Int
  package let verdicts: [Entry]

  package struct Entry: Codable, Sendable {
    /// Seconds since the stage began.
    package let time: Double
    package let headline: String
    package let isAnimated: Bool
    package let outcome: String
    package let cause: String?
    package let detail: String?
    package let remedy: String?
    /// The id of the reason, as in `SEG100`; absent where there is nothing to say against it.
    package let reason: String?
    package let facts: VerdictFacts
  }

  package init(_ verdicts: [Verdict]) {
    version = VerdictFacts.version
    self.verdicts = verdicts.map { verdict in
      Entry(
        time: verdict.time.seconds, headline: verdict.headline, isAnimated: verdict.isAnimated,
        outcome: verdict.outcome, cause: verdict.cause, detail: verdict.detail,
        remedy: verdict.remedy, reason: verdict.reason?.id, facts: verdict.facts)
    }
  }
}
