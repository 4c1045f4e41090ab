import SegueFindings
import SwiftSyntax

struct CompletionByDelay: Rule {
  let reason = Reason.completionByDelay
  let summary = """
    A delay of the animation's own length guesses when it has ended; a retarget, a spring or slow \
    animations make the guess wrong, and withAnimation can say it itself
    """
  let words = ["asyncAfter", "sleep", "CATransaction"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("withAnimation") {
      guard let item = call.parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: item)
      else { continue }
      if list.contains(where: { Self.setsCompletion($0) }) {
        report.add(
          at: call, severity: .warning, "a CATransaction waits for this withAnimation",
          effect: "it knows nothing of SwiftUI's animations, and its completion runs at once",
          remedy: "write `withAnimation(…) { … } completion: { … }`")
        continue
      }
      guard let curve = call.arguments.first(where: { $0.label == nil })?.expression,
        let length = Self.duration(of: curve)
      else { continue }
      for next in list[list.index(after: index)...] {
        guard let delay = Self.delay(of: next), abs(delay - length) <= max(0.1, length * 0.25)
        else {
          continue
        }
        report.add(
          at: next,
          "this waits \(text(delay)) s for the withAnimation of \(text(length)) s before it",
          effect: "what follows comes too early or too late when the animation is retargeted",
          remedy: "write `withAnimation(\(curve.trimmedDescription)) { … } completion: { … }`")
        break
      }
    }
  }

  private func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  private static func setsCompletion(_ item: CodeBlockItemSyntax) -> Bool {
    guard let call = item.item.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.trimmedDescription == "CATransaction.setCompletionBlock"
  }

  /// The literal duration of an animation: `duration:`, or `response:` of a spring.
  private static func duration(of curve: ExprSyntax) -> Double? {
    var expr = curve
    while let call = expr.as(FunctionCallExprSyntax.self) {
      if let value = call.arguments.first(where: {
        $0.label?.text == "duration" || $0.label?.text == "response"
      }).flatMap({ number($0.expression) }) {
        return value
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { break }
      expr = base
    }
    return nil
  }

  /// The literal delay of `asyncAfter(deadline: .now() + 0.3)` or of a `Task` that sleeps.
  private static func delay(of item: CodeBlockItemSyntax) -> Double? {
    guard let call = item.item.as(FunctionCallExprSyntax.self) else { return nil }
    switch Chain.name(ofCallee: call) {
    case "asyncAfter":
      let deadline = call.arguments.first { $0.label?.text == "deadline" }?.expression
      guard let parts = deadline?.as(SequenceExprSyntax.self)?.elements, parts.count == 3 else {
        return nil
      }
      return parts.last.flatMap(number)
    case "Task":
      guard let first = call.trailingClosure?.statements.first?.item,
        let expr = ExprSyntax(first)
      else { return nil }
      return sleep(expr)
    default: return nil
    }
  }

  private static func sleep(_ expr: ExprSyntax) -> Double? {
    if let attempt = expr.as(TryExprSyntax.self) { return sleep(attempt.expression) }
    if let wait = expr.as(AwaitExprSyntax.self) { return sleep(wait.expression) }
    guard let call = expr.as(FunctionCallExprSyntax.self), Chain.name(ofCallee: call) == "sleep",
      let argument = call.arguments.first
    else { return nil }
    if argument.label?.text == "nanoseconds" { return number(argument.expression).map { $0 / 1e9 } }
    guard let duration = argument.expression.as(FunctionCallExprSyntax.self),
      let value = duration.arguments.first.flatMap({ number($0.expression) })
    else { return nil }
    switch Chain.name(ofCallee: duration) {
    case "seconds": return value
    case "milliseconds": return value / 1000
    default: return nil
    }
  }

  private static func number(_ expr: ExprSyntax) -> Double? {
    guard expr.is(FloatLiteralExprSyntax.self) || expr.is(IntegerLiteralExprSyntax.self) else {
      return nil
    }
    return Double(expr.trimmedDescription.replacing("_", with: ""))
  }

  let examples: [Example] = [
    .bad(
      "a delay of the same length",
      """
      Button("Close") {
        withAnimation(.easeOut(duration: 0.3)) { open = false }
        ↓DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { item = nil }
      }
      """),
    .bad(
      "a task that sleeps",
      """
      Button("Close") {
        withAnimation(.easeOut(duration: 0.5)) { open = false }
        ↓Task { try? await Task.sleep(for: .milliseconds(500)); item = nil }
      }
      """),
    .good(
      "a completion",
      """
      Button("Close") {
        withAnimation(.easeOut(duration: 0.3)) { open = false } completion: { item = nil }
      }
      """),
    .good(
      "a delay of another length",
      """
      Button("Close") {
        withAnimation(.easeOut(duration: 0.3)) { open = false }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { item = nil }
      }
      """),
  ]
}
