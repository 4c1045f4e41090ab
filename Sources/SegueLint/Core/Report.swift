import SegueFindings
import SegueSource
import SwiftSyntax

/// Gathers what the rules find in one file.
struct Report {
  private(set) var findings: [Finding] = []
  /// The offset of each finding, for `segue:ignore`.
  private(set) var offsets: [Int] = []
  let file: CheckedFile
  /// The reason for which the current rule speaks.
  var reason: Reason

  init(file: CheckedFile, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// Reports a place, unless the statement around it is no Swift and may mean something else.
  mutating func add(
    at node: some SyntaxProtocol, severity: Severity? = nil, _ what: String,
    effect: String, remedy: String, fixes: [Fix] = []
  ) {
    guard !isBroken(Syntax(node)) else { return }
    let location = file.source.location(of: node)
    let finding = Finding(
      reason: reason, severity: severity, location: location,
      message: Message(what: what, effect: effect, remedy: remedy), fixes: fixes,
      sourceLine: file.source.text(ofLine: location.line))
    guard findings.last?.id != finding.id else { return }
    findings.append(finding)
    offsets.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func isBroken(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let node = current {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) {
        return node.hasError
      }
      current = node.parent
    }
    return false
  }
}
