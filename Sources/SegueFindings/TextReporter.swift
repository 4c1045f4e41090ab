/// Prints findings for people: the place and what is wrong, then the line, the effect, the remedy.
struct TextReporter {
  func report(_ findings: [Finding]) -> String {
    findings.map(block).joined(separator: "\n")
  }

  private func block(_ finding: Finding) -> String {
    let place = finding.location
    let column = place.column > 0 ? ":\(place.column)" : ""
    var text =
      "\(place.file):\(place.line)\(column): \(finding.severity.rawValue): "
      + "[\(finding.reason.id)] \(finding.message.what)\n"
    if let line = finding.sourceLine {
      text += "    \(line)\n"
      if place.column > 0 { text += "    \(caret(under: line, column: place.column))\n" }
    }
    if !finding.message.effect.isEmpty { text += "  on screen: \(finding.message.effect)\n" }
    if !finding.message.remedy.isEmpty {
      let lines = finding.message.remedy.split(separator: "\n", omittingEmptySubsequences: false)
      text += "  instead: \(lines.joined(separator: "\n    "))\n"
    }
    if let fix = finding.fixes.first(where: \.isSafe) { text += "  fix: \(fix.title)\n" }
    return text
  }

  /// Blanks up to the column, keeping tabs so that the caret stands under the code.
  private func caret(under line: String, column: Int) -> String {
    let before = String(decoding: Array(line.utf8.prefix(column - 1)), as: UTF8.self)
    return String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }
}
