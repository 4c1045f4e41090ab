import SegueFindings
import SwiftSyntax

struct RepeatStoppedByNil: Rule {
  let reason = Reason.repeatStoppedByNil
  let summary = """
    A change without an animation does not touch one that is running, so nil leaves a \
    `repeatForever` running; a new animation ends it
    """
  let words = ["repeatForever"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for ternary in file.ternaries {
      let firstRepeats = repeats(ternary.first)
      guard let second = ternary.secondExpr else { continue }
      let arm: ExprSyntax
      if firstRepeats, Self.isNil(second) {
        arm = second
      } else if repeats(second), Self.isNil(ternary.first) {
        arm = ternary.first
      } else {
        continue
      }
      report.add(
        at: arm, "`\(arm.trimmedDescription)` does not stop a running `repeatForever`",
        effect: "the animation goes on for ever, around the new value",
        remedy: "write `.linear(duration: 0)` in place of `\(arm.trimmedDescription)`, or put the "
          + "animated view into an `if`",
        fixes: [.safe("write `.linear(duration: 0)`", .replace(arm, with: ".linear(duration: 0)"))])
    }
  }

  private func repeats(_ expr: ExprSyntax) -> Bool {
    Chain(expr).contains("repeatForever")
  }

  static func isNil(_ expr: ExprSyntax) -> Bool {
    expr.is(NilLiteralExprSyntax.self) || expr.trimmedDescription == ".none"
  }

  let examples: [Example] = [
    .bad(
      "nil when it should stop",
      "Circle().animation(on ? .linear(duration: 1).repeatForever() : ↓nil, value: on)",
      fixed: "Circle().animation(on ? .linear(duration: 1).repeatForever() : .linear(duration: 0), "
        + "value: on)"),
    .bad(
      "in a property",
      "var loop: Animation? { still ? ↓.none : Animation.easeIn(duration: 1).repeatForever() }",
      fixed: "var loop: Animation? { still ? .linear(duration: 0) : "
        + "Animation.easeIn(duration: 1).repeatForever() }"),
    .good(
      "a new animation stops it",
      "Circle().animation(on ? .linear(duration: 1).repeatForever() : .default, value: on)"),
    .good("a finite animation", "Circle().animation(on ? .linear(duration: 1) : nil, value: on)"),
  ]
}
