package import SegueFindings
import SegueSource
import SwiftSyntax

/// Checks files against a selection of rules.
///
///     let result = Linter().check(name: "Panel.swift", bytes: bytes)
///     result.findings.map(\.reason.id)  // ["SEG101"]
package struct Linter: Sendable {
  /// What came out for one file.
  package struct Result: Sendable {
    /// In the order of the file.
    package var findings: [Finding] = []
    /// How many findings `segue:ignore` took away.
    package var ignoredCount = 0
    /// The first place that is no Swift.
    package var problem: SegueFindings.SourceLocation?
    /// False where no word of the file concerned any rule.
    package var wasParsed = false
  }

  private let rules: [any Rule]
  private let scanner: WordScanner
  private let settings: RuleSettings

  /// - Parameter ids: the rules to apply; nil for all but those that are a matter of policy.
  package init(ids: Set<String>? = nil, settings: RuleSettings = RuleSettings()) {
    rules = RuleBook.all.filter { rule in
      ids.map { $0.contains(rule.reason.id) } ?? (rule.reason.severity > .policy)
    }
    scanner = WordScanner(Set(rules.flatMap(\.words)))
    self.settings = settings
  }

  /// Checks one file; call it on a thread with a deep stack where the file is not trusted.
  package func check(
    name: String, bytes: [UInt8], project: ProjectIndex? = nil
  ) -> Result {
    let words = scanner.found(in: bytes)
    let concerned = rules.filter { !words.isDisjoint(with: $0.words) }
    guard let first = concerned.first else { return Result() }
    let (source, file) = read(name: name, bytes: bytes, project: project)
    var report = Report(file: file, reason: first.reason)
    for rule in concerned {
      report.reason = rule.reason
      rule.check(file, &report)
    }
    var result = Result(problem: source.firstProblem, wasParsed: true)
    let suppressions = report.findings.isEmpty ? nil : Suppressions(source)
    for (finding, offset) in zip(report.findings, report.offsets) {
      if suppressions?.covers(finding.reason.id, at: offset) == true {
        result.ignoredCount += 1
      } else {
        result.findings.append(finding)
      }
    }
    result.findings.sort(by: Finding.precedes)
    return result
  }

  /// What one file adds to the index of a project; nil where no word concerns any rule.
  package func index(name: String, bytes: [UInt8]) -> ProjectIndex? {
    guard !scanner.found(in: bytes).isEmpty else { return nil }
    return read(name: name, bytes: bytes, project: nil).file.index
  }

  private func read(
    name: String, bytes: [UInt8], project: ProjectIndex?
  ) -> (source: SourceFile, file: CheckedFile) {
    let source = SourceFile(name: name, bytes: bytes)
    let collector = FileCollector()
    collector.walk(source.tree)
    return (
      source,
      CheckedFile(source, collected: collector, project: project, settings: settings)
    )
  }
}
