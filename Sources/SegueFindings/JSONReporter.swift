/// Prints one object with a format version and the findings.
struct JSONReporter {
  func report(_ findings: [Finding]) -> String {
    let document = Document(findings: findings.map(Entry.init))
    return JSONText.encode(document)
  }

  private struct Document: Encodable {
    let version = 1
    let findings: [Entry]

    enum CodingKeys: CodingKey { case version, findings }
  }

  private struct Entry: Encodable {
    let rule: String
    let name: String
    let severity: Severity
    let file: String
    let line: Int
    let column: Int
    let message: Message
    let page: String
    let fixes: [Fix]

    init(_ finding: Finding) {
      rule = finding.reason.id
      name = finding.reason.name
      severity = finding.severity
      file = finding.location.file
      line = finding.location.line
      column = finding.location.column
      message = finding.message
      page = finding.reason.page
      fixes = finding.fixes
    }
  }
}
