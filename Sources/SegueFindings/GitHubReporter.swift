/// Prints workflow commands, which GitHub shows as annotations at the line.
struct GitHubReporter {
  func report(_ findings: [Finding]) -> String {
    findings.map { finding in
      let place = finding.location
      let title = "\(finding.reason.id) \(finding.reason.name)"
      let column = place.column > 0 ? ",col=\(place.column)" : ""
      return "::\(command(finding.severity)) file=\(property(place.file)),line=\(place.line)"
        + "\(column),title=\(property(title))::\(data(finding.message.oneLine))\n"
    }.joined()
  }

  private func command(_ severity: Severity) -> String {
    severity.compilerWord == "note" ? "notice" : severity.compilerWord
  }

  /// Escapes the text after the second pair of colons.
  private func data(_ text: String) -> String {
    escape(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  /// Escapes a property, in which colons and commas separate.
  private func property(_ text: String) -> String {
    escape(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  private func escape(_ text: String, _ pairs: [(Unicode.Scalar, String)]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let pair = pairs.first(where: { $0.0 == scalar }) {
        result += pair.1
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
