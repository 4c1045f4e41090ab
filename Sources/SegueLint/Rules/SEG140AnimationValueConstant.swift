import SegueFindings
import SwiftSyntax

struct AnimationValueConstant: Rule {
  let reason = Reason.animationValueConstant
  let summary = "`.animation(_:value:)` acts when its value changes; a literal never does"
  let words = ["animation"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("animation") {
      guard let value = modifier.argument("value"), Self.isConstant(value) else { continue }
      let text = value.trimmedDescription
      let isNil = modifier.argument(nil)?.is(NilLiteralExprSyntax.self) == true
      report.add(
        at: value, "`value: \(text)` never changes",
        effect: isNil
          ? "this modifier never acts, so it stops no animation"
          : "this modifier never acts, so nothing below it is animated by it",
        remedy: isNil
          ? "write `.transaction { $0.animation = nil }` to stop animations here"
          : "pass the state that changes, as in `value: isOpen`")
    }
  }

  static func isConstant(_ expr: ExprSyntax) -> Bool {
    switch expr.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let literal):
      !literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
    case .prefixOperatorExpr(let prefix): isConstant(prefix.expression)
    default: false
    }
  }

  let examples: [Example] = [
    .bad("a number", "Circle().animation(.spring, value: ↓0)"),
    .bad("nil does not stop anything", "Circle().animation(nil, value: ↓true)"),
    .good("state", "Circle().animation(.spring, value: open)"),
    .good("a string of state", "Circle().animation(.spring, value: \"\\(open)\")"),
  ]
}
