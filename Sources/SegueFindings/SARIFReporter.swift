/// Prints a SARIF 2.1.0 log with one run.
struct SARIFReporter {
  func report(_ findings: [Finding]) -> String {
    var ids: [String: Int] = [:]
    var rules: [Rule] = []
    for finding in findings where ids[finding.reason.id] == nil {
      ids[finding.reason.id] = rules.count
      rules.append(Rule(finding.reason))
    }
    let results = findings.map { Result($0, ruleIndex: ids[$0.reason.id] ?? 0) }
    let run = Run(tool: Tool(driver: Driver(rules: rules)), results: results)
    return JSONText.encode(Log(runs: [run]))
  }

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [Result]

    enum CodingKeys: CodingKey { case tool, columnKind, results }
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "segue"
    let rules: [Rule]

    enum CodingKeys: CodingKey { case name, rules }
  }

  private struct Text: Encodable { let text: String }

  private struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Text
    let help: Text
    let defaultConfiguration: Level

    init(_ reason: Reason) {
      id = reason.id
      name = reason.name
      shortDescription = Text(text: reason.title)
      help = Text(text: reason.remedy)
      defaultConfiguration = Level(level: reason.severity.compilerWord)
    }
  }

  private struct Level: Encodable { let level: String }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]

    init(_ finding: Finding, ruleIndex: Int) {
      ruleId = finding.reason.id
      self.ruleIndex = ruleIndex
      level = finding.severity.compilerWord
      message = Text(text: finding.message.oneLine)
      locations = [Location(finding)]
    }
  }

  private struct Location: Encodable {
    let physicalLocation: Place

    init(_ finding: Finding) {
      let place = finding.location
      physicalLocation = Place(
        artifactLocation: Artifact(uri: URIText.relative(place.file)),
        region: Region(
          startLine: max(1, place.line),
          startColumn: place.column > 0 ? Self.utf16Column(finding) : nil))
    }

    /// The column in UTF-16 units, which SARIF's readers expect.
    private static func utf16Column(_ finding: Finding) -> Int {
      guard let line = finding.sourceLine else { return finding.location.column }
      let before = Array(line.utf8.prefix(finding.location.column - 1))
      return String(decoding: before, as: UTF8.self).utf16.count + 1
    }
  }

  private struct Place: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable { let uri: String }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }
}
