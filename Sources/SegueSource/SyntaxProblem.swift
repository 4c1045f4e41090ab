import SwiftSyntax

/// Finds where a tree stops being Swift.
enum SyntaxProblem {
  /// The offset of the first missing or unexpected piece below a node that has an error.
  static func firstOffset(in root: Syntax) -> Int {
    var node = root
    while true {
      let child = node.children(viewMode: .all).first { child in
        child.hasError || child.is(UnexpectedNodesSyntax.self) || isMissing(child)
      }
      guard let child else { break }
      node = child
      if child.is(UnexpectedNodesSyntax.self) || isMissing(child) { break }
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func isMissing(_ node: Syntax) -> Bool {
    node.as(TokenSyntax.self)?.presence == .missing
  }
}
