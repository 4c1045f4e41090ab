/// One place at which one reason applies.
public struct Finding: Hashable, Sendable, Identifiable {
  /// Why this is reported.
  public var reason: Reason
  /// How certain it is here; a rule may be surer or less sure than its reason.
  public var severity: Severity
  /// Where the code at fault starts.
  public var location: SourceLocation
  /// What to tell the reader.
  public var message: Message
  /// Ways to repair it, the best one first.
  public var fixes: [Fix]
  /// The line at fault as it is written, where the source is at hand.
  public var sourceLine: String?

  /// Creates a finding.
  ///
  /// - Parameter severity: nil takes the reason's own.
  public init(
    reason: Reason, severity: Severity? = nil, location: SourceLocation, message: Message,
    fixes: [Fix] = [], sourceLine: String? = nil
  ) {
    self.reason = reason
    self.severity = severity ?? reason.severity
    self.location = location
    self.message = message
    self.fixes = fixes
    self.sourceLine = sourceLine
  }

  /// The rule and the place, as in `SEG101 Panel.swift:12:8`.
  public var id: String {
    "\(reason.id) \(location.file):\(location.line):\(location.column)"
  }

  /// The order of reports: by file, then by place, then by rule.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.location.file != b.location.file { return a.location.file < b.location.file }
    if a.location.line != b.location.line { return a.location.line < b.location.line }
    if a.location.column != b.location.column { return a.location.column < b.location.column }
    return a.reason.id < b.reason.id
  }
}
