package import SegueFindings

/// One thing the linter knows: what it looks for, what it says and what it shows as examples.
///
/// A rule is one file. Its examples are its tests and its page.
protocol Rule: Sendable {
  var reason: Reason { get }
  /// One sentence for the page, without a full stop.
  var summary: String { get }
  /// The rule can speak only of files that contain one of these identifiers.
  var words: [String] { get }
  var examples: [Example] { get }
  func check(_ file: CheckedFile, _ report: inout Report)
}

/// What the outside sees of a rule.
package struct RulePage: Sendable {
  package let reason: Reason
  package let summary: String
  package let examples: [Example]

  /// The pages of all rules, in the order of their ids.
  package static var all: [RulePage] {
    RuleBook.all.map {
      RulePage(reason: $0.reason, summary: $0.summary, examples: $0.examples)
    }
  }
}
