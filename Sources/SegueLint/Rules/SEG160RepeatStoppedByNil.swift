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
    checkWrites(file, &report)
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

  /// withAnimation(nil) around a state that another withAnimation has set moving for ever.
  private func checkWrites(_ file: CheckedFile, _ report: inout Report) {
    let calls = file.calls("withAnimation")
    let loops = calls.filter { call in
      call.arguments.contains { $0.label == nil && repeats($0.expression) }
    }
    guard !loops.isEmpty else { return }
    for call in calls {
      guard let argument = call.arguments.first, argument.label == nil,
        Self.isNil(argument.expression)
      else { continue }
      let scope = file.scope(of: call)
      let stopped = names(in: call, scope)
      guard let name = loops.flatMap({ names(in: $0, scope) }).first(where: stopped.contains) else {
        continue
      }
      report.add(
        at: argument.expression,
        "withAnimation(nil) does not stop the `repeatForever` of `\(name)`",
        effect: "the animation goes on for ever, around the new value",
        remedy: "write `withAnimation(.linear(duration: 0)) { … }`",
        fixes: [
          .safe(
            "write `.linear(duration: 0)`",
            .replace(argument.expression, with: ".linear(duration: 0)"))
        ])
    }
  }

  private func names(in call: FunctionCallExprSyntax, _ scope: TypeScope) -> [String] {
    guard let closure = WithAnimationAroundAsync.body(of: call) else { return [] }
    return scope.writesAll.filter {
      closure.position <= $0.node.position && $0.node.endPosition <= closure.endPosition
    }.map { $0.path.joined(separator: ".") }
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
    .bad(
      "withAnimation(nil)",
      """
      struct Spinner: View {
        @State private var on = false
        var body: some View {
          Circle().rotationEffect(.degrees(on ? 360 : 0))
            .onTapGesture { withAnimation(.linear(duration: 1).repeatForever()) { on = true } }
            .onLongPressGesture { withAnimation(↓nil) { on = false } }
        }
      }
      """,
      fixed: """
        struct Spinner: View {
          @State private var on = false
          var body: some View {
            Circle().rotationEffect(.degrees(on ? 360 : 0))
              .onTapGesture { withAnimation(.linear(duration: 1).repeatForever()) { on = true } }
              .onLongPressGesture { withAnimation(.linear(duration: 0)) { on = false } }
          }
        }
        """),
    .good(
      "a new animation stops it",
      "Circle().animation(on ? .linear(duration: 1).repeatForever() : .default, value: on)"),
    .good("a finite animation", "Circle().animation(on ? .linear(duration: 1) : nil, value: on)"),
  ]
}
