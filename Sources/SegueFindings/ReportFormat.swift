/// A way to print findings.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people at a terminal: message, line at fault, effect and remedy.
  case text
  /// One object with a version, for scripts.
  case json
  /// SARIF 2.1.0, for code-scanning services.
  case sarif
  /// Workflow commands that GitHub turns into annotations.
  case github
  /// One line for each finding, in the form that editors parse.
  case xcode

  /// The report as text that ends in a line break, or as empty text where the format says nothing
  /// about a clean run.
  public func report(_ findings: [Finding]) -> String {
    switch self {
    case .text: TextReporter().report(findings)
    case .json: JSONReporter().report(findings)
    case .sarif: SARIFReporter().report(findings)
    case .github: GitHubReporter().report(findings)
    case .xcode: XcodeReporter().report(findings)
    }
  }
}
