import SwiftSyntax

/// Values that are new each time they are worked out.
enum Unstable {
  /// True for `UUID()`, `Date()`, `Date.now`, `.random(in:)` and what is made of them directly.
  static func isNew(_ expr: ExprSyntax) -> Bool {
    switch expr.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      let name = Chain.name(ofCallee: call)
      if call.arguments.isEmpty, call.trailingClosure == nil, name == "UUID" || name == "Date" {
        return true
      }
      if name == "random" || name == "randomElement" {
        return !mentionsGenerator(call)
      }
      return name == "String" && call.arguments.contains { isNew($0.expression) }
    case .memberAccessExpr(let member):
      guard let base = member.base else { return false }
      let name = member.declName.baseName.text
      if name == "now", Chain.name(of: base) == "Date" { return true }
      return derived.contains(name) && isNew(base)
    case .stringLiteralExpr(let literal):
      return literal.segments.contains { segment in
        guard case .expressionSegment(let part) = segment else { return false }
        return part.expressions.contains { isNew($0.expression) }
      }
    case .sequenceExpr(let sequence): return sequence.elements.contains(where: isNew)
    default: return false
    }
  }

  private static let derived: Set<String> = [
    "uuidString", "description", "hashValue", "timeIntervalSince1970",
    "timeIntervalSinceReferenceDate", "debugDescription",
  ]

  private static func mentionsGenerator(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { $0.label?.text == "using" }
  }
}
