/// Prints one line for each finding, in the form that compilers use and editors parse.
struct XcodeReporter {
  func report(_ findings: [Finding]) -> String {
    findings.map { finding in
      let place = finding.location
      let message = finding.message.oneLine.split(separator: "\n").joined(separator: " ")
      return "\(place.file):\(place.line):\(max(1, place.column)): "
        + "\(finding.severity.compilerWord): \(message) (\(finding.reason.id))\n"
    }.joined()
  }
}
