import SegueTesting
import Testing

extension SegueTesting.Stage {
  /// Compares a value with a curve at 0, 0.1, 0.25 and 0.4 s from now, to a millionth.
  ///
  /// - Parameters:
  ///   - value: Read from the stage's present moment.
  ///   - expected: For seconds from now.
  func follow(
    _ value: () throws -> Double, _ expected: (Double) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let start = time
    for milliseconds in [0, 100, 250, 400] {
      advance(to: start + .milliseconds(milliseconds))
      let seen = try value()
      let wanted = expected(Double(milliseconds) / 1000)
      #expect(
        abs(seen - wanted) < 1e-6, "at \(milliseconds) ms: \(seen) in place of \(wanted)",
        sourceLocation: sourceLocation)
    }
  }
}

extension SegueTesting.Stage {
  /// Whether the verdicts are these, a line each: what happened, then by what it was animated or
  /// why it was not; places in files are left out.
  func says(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let seen = verdicts.map { verdict in
      "\(verdict.headline): \(verdict.outcome)".replacing(#/ \([^()]*\.swift:\d+\)/#, with: "")
    }
    guard seen != expected else { return true }
    Issue.record(
      "\(seen.map { "\"\($0)\"," }.joined(separator: "\n"))", sourceLocation: sourceLocation)
    return false
  }
}
