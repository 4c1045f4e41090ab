package import SegueFindings

/// Applies the safe fixes of findings to a file.
package enum FixApplier {
  /// A file with its fixes applied, and those findings that they removed.
  package struct Outcome: Sendable {
    package var bytes: [UInt8]
    package var applied: [Finding]
  }

  /// Applies the first safe fix of each finding, leaving out those that overlap one before them;
  /// they come again in the next round. Call it until nothing is applied.
  package static func apply(_ findings: [Finding], to bytes: [UInt8]) -> Outcome {
    var changes: [TextChange] = []
    var applied: [Finding] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: \.isSafe), fits(fix.edits, among: changes, bytes)
      else { continue }
      changes += fix.edits
      applied.append(finding)
    }
    return Outcome(bytes: apply(changes, to: bytes), applied: applied)
  }

  /// Applies changes that do not overlap.
  package static func apply(_ changes: [TextChange], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for change in changes.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      result += bytes[position..<change.start]
      result += Array(change.replacement.utf8)
      position = change.end
    }
    result += bytes[position...]
    return result
  }

  private static func fits(
    _ edits: [TextChange], among changes: [TextChange], _ bytes: [UInt8]
  ) -> Bool {
    edits.allSatisfy { edit in
      edit.start <= edit.end && edit.end <= bytes.count
        && changes.allSatisfy { edit.end < $0.start || edit.start > $0.end }
    }
  }

  /// Checks and fixes a file until no safe fix is left, at most ten times.
  package static func fixed(
    name: String, bytes: [UInt8], with linter: Linter, project: ProjectIndex? = nil
  ) -> Outcome {
    var outcome = Outcome(bytes: bytes, applied: [])
    for _ in 0..<10 {
      let findings = linter.check(name: name, bytes: outcome.bytes, project: project).findings
      let next = apply(findings, to: outcome.bytes)
      if next.applied.isEmpty { break }
      outcome = Outcome(bytes: next.bytes, applied: outcome.applied + next.applied)
    }
    return outcome
  }
}
