import SwiftSyntax

/// `target = value`, or `target += value`.
struct Assignment {
  let target: ExprSyntax
  let isPlain: Bool
  let value: [ExprSyntax]
  let node: SequenceExprSyntax

  init?(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, Self.isAssigning(elements[1]) else { return nil }
    target = elements[0]
    isPlain = elements[1].is(AssignmentExprSyntax.self)
    value = Array(elements[2...])
    self.node = node
  }

  private static let comparing: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  static func isAssigning(_ expr: ExprSyntax) -> Bool {
    if expr.is(AssignmentExprSyntax.self) { return true }
    guard let text = expr.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !comparing.contains(text)
  }

  /// The value where it is a single expression.
  var singleValue: ExprSyntax? { value.count == 1 ? value[0] : nil }
}
