import SwiftSyntax

/// A ternary with its parts put together.
///
/// The parser leaves operators in one flat list; `a && b ? c : d` becomes a condition `a && b`, a
/// first arm `c` and a second arm `d` here.
struct Ternary {
  let sequence: SequenceExprSyntax
  let question: UnresolvedTernaryExprSyntax
  let condition: [ExprSyntax]
  let first: ExprSyntax
  let second: [ExprSyntax]

  init?(_ question: UnresolvedTernaryExprSyntax) {
    guard let list = question.parent?.as(ExprListSyntax.self),
      let sequence = list.parent?.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == question.id }) else { return nil }
    let start =
      elements[..<index].lastIndex {
        $0.is(AssignmentExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self)
          || Assignment.isAssigning($0)
      }.map { $0 + 1 } ?? 0
    guard start < index, index + 1 < elements.count else { return nil }
    self.sequence = sequence
    self.question = question
    condition = Array(elements[start..<index])
    first = question.thenExpression
    second = Array(elements[(index + 1)...])
  }

  /// The condition as one line of tokens.
  var conditionText: String {
    condition.map { Names.normalized($0) }.joined(separator: " ")
  }

  /// The name or path that decides, where the condition is only that, and whether it is negated.
  var flag: (text: String, isNegated: Bool)? {
    guard condition.count == 1, let only = condition.first else { return nil }
    return Flag.read(only)
  }

  /// The bytes from the condition to the end of the second arm.
  var range: Range<Int> {
    let start = condition[0].positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<second[second.count - 1].endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The second arm as it is written.
  var secondText: String {
    second.enumerated().map { index, part in
      index == second.count - 1 ? part.description.trimmedEnd : part.description
    }.joined().trimmedStart
  }

  /// The second arm where it is a single expression.
  var secondExpr: ExprSyntax? { second.count == 1 ? second[0] : nil }
}

/// A name or path used as a truth value.
enum Flag {
  /// Reads `open`, `model.isOpen` or `!open`; nil for anything else.
  static func read(_ expr: ExprSyntax) -> (text: String, isNegated: Bool)? {
    if let prefix = expr.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      guard let inner = read(prefix.expression) else { return nil }
      return (inner.text, !inner.isNegated)
    }
    if let tuple = expr.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return read(only.expression)
    }
    guard let path = Names.path(of: expr), !path.isEmpty, isPlainPath(expr) else { return nil }
    return (path.joined(separator: "."), false)
  }

  private static func isPlainPath(_ expr: ExprSyntax) -> Bool {
    if expr.is(DeclReferenceExprSyntax.self) { return true }
    guard let base = expr.as(MemberAccessExprSyntax.self)?.base else { return false }
    return isPlainPath(base)
  }
}

extension Flag {
  /// The flag that alone, or first in a row of `&&`, makes an item appear; nil for anything else.
  static func ofCondition(_ item: Item) -> String? {
    guard case .branch(let node, let isElse) = item.cause, !isElse,
      let flag = required(by: node).first, !flag.isNegated
    else { return nil }
    return flag.text
  }

  /// The flags that must all hold in the first branch of an `if`.
  static func required(by node: IfExprSyntax) -> [(text: String, isNegated: Bool)] {
    node.conditions.flatMap { element -> [(text: String, isNegated: Bool)] in
      guard case .expression(let expr) = element.condition else { return [] }
      if let flag = read(expr) { return [flag] }
      guard let sequence = expr.as(SequenceExprSyntax.self) else { return [] }
      let parts = Array(sequence.elements)
      let isAnd = stride(from: 1, to: parts.count, by: 2).allSatisfy {
        parts[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == "&&"
      }
      // With a comparison among the parts only the operands beside `&&` on both sides are flags.
      guard isAnd else { return [] }
      return stride(from: 0, to: parts.count, by: 2).compactMap { read(parts[$0]) }
    }
  }
}
