import SegueFindings

/// How the files below one path are checked: what the configuration and the arguments say together.
struct CheckPlan {
  let linter: Linter
  let severities: [String: Severity]
  let shown: Severity
  let failing: Severity
  let isProject: Bool
  let baseline: String?

  init(_ options: CheckOptions, _ configuration: Configuration) {
    let chosen = options.severity
    var ids = Set(
      RuleBook.all.map(\.reason).filter { $0.severity > .policy || chosen == .policy }.map(\.id))
    ids.formUnion(configuration.enable)
    if !configuration.only.isEmpty { ids = configuration.only }
    ids.subtract(configuration.disable)
    ids.formUnion(options.enable)
    if !options.only.isEmpty { ids = options.only }
    ids.subtract(options.disable)
    var settings = RuleSettings()
    settings.motionTokens = configuration.motionTokens
    linter = Linter(ids: ids, settings: settings)
    severities = configuration.severity
    failing = chosen ?? configuration.fail ?? .warning
    // A policy that is enabled by name is shown, and counts as a hint.
    shown = chosen ?? .policy
    isProject = options.project || configuration.project
    baseline = options.baseline ?? configuration.baseline
  }

  /// The findings that are shown, with the project's own severities.
  func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      var finding = finding
      if let own = severities[finding.reason.id] { finding.severity = own }
      return finding.severity >= shown ? finding : nil
    }
  }
}
