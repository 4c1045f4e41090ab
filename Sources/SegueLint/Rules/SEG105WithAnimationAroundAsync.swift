import SegueFindings
import SegueSource
import SwiftSyntax

struct WithAnimationAroundAsync: Rule {
  let reason = Reason.withAnimationAroundAsync
  let summary = """
    withAnimation covers what is written before its closure returns; a `Task` or a dispatched \
    block inside runs later, in a transaction without an animation
    """
  let words = ["withAnimation", "withTransaction"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("withAnimation") + file.calls("withTransaction") {
      guard let closure = Self.body(of: call), let late = Self.lateCalls(in: closure) else {
        continue
      }
      let name = Chain.name(ofCallee: call)
      let what = Self.describe(late[0])
      report.add(
        at: call, "\(name) ends before this \(what) runs",
        effect: "the change inside is not animated: it is shown at once",
        remedy: "put \(name) around the assignment inside the \(what)",
        fixes: late.count == 1 ? fixes(call, closure, late[0], file) : [])
    }
  }

  /// The closure whose writes are animated.
  static func body(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if let closure = call.trailingClosure { return closure }
    return call.arguments.last?.expression.as(ClosureExprSyntax.self)
  }

  /// The calls that run later, where the closure holds nothing else.
  static func lateCalls(in closure: ClosureExprSyntax) -> [FunctionCallExprSyntax]? {
    let calls = closure.statements.compactMap { item -> FunctionCallExprSyntax? in
      if let call = item.item.as(FunctionCallExprSyntax.self) { return isLate(call) ? call : nil }
      guard let sequence = item.item.as(SequenceExprSyntax.self),
        let assignment = Assignment(sequence),
        assignment.target.is(DiscardAssignmentExprSyntax.self),
        let call = assignment.singleValue?.as(FunctionCallExprSyntax.self)
      else { return nil }
      return isLate(call) ? call : nil
    }
    return !calls.isEmpty && calls.count == closure.statements.count ? calls : nil
  }

  private static func isLate(_ call: FunctionCallExprSyntax) -> Bool {
    let name = Chain.name(ofCallee: call)
    guard body(of: call) != nil else { return false }
    let callee = call.calledExpression.trimmedDescription
    switch name {
    case "Task": return callee == "Task" || callee.hasPrefix("Task<")
    case "detached": return callee.hasPrefix("Task")
    case "async", "asyncAfter": return callee.containsIgnoringCase("queue")
    case "perform": return callee.contains("RunLoop")
    case "scheduledTimer": return callee.contains("Timer")
    default: return false
    }
  }

  private static func describe(_ call: FunctionCallExprSyntax) -> String {
    switch Chain.name(ofCallee: call) {
    case "Task", "detached": "Task"
    case "scheduledTimer": "timer"
    default: "dispatched block"
    }
  }

  /// Swaps the two, where the work inside is a row of awaits and one write at its end.
  private func fixes(
    _ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax, _ late: FunctionCallExprSyntax,
    _ file: CheckedFile
  ) -> [Fix] {
    guard let inner = Self.body(of: late), let last = inner.statements.last?.item,
      let write = ExprSyntax(last), isWrite(write, in: file.scope(of: call)),
      inner.statements.dropLast().allSatisfy({ isWaiting($0) }),
      call.trailingClosure?.id == closure.id, call.additionalTrailingClosures.isEmpty,
      !closure.leftBrace.trailingTrivia.hasComment,
      closure.statements.first?.leadingTrivia.hasComment == false,
      !closure.rightBrace.leadingTrivia.hasComment, !write.trimmedDescription.contains("\n")
    else { return [] }
    let head = String(
      decoding: file.source.bytes[
        call.positionAfterSkippingLeadingTrivia.utf8Offset..<closure.leftBrace.position.utf8Offset],
      as: UTF8.self
    ).trimmedEnd
    let start = late.positionAfterSkippingLeadingTrivia.utf8Offset
    let bytes = file.source.bytes
    let before = String(
      decoding: bytes[start..<write.positionAfterSkippingLeadingTrivia.utf8Offset], as: UTF8.self)
    let after = String(
      decoding: bytes[
        write.endPositionBeforeTrailingTrivia
          .utf8Offset..<late.endPositionBeforeTrailingTrivia
          .utf8Offset], as: UTF8.self)
    let text = before + "\(head) { \(write.trimmedDescription) }" + after
    let outer = file.indentation(of: call)
    let own = file.indentation(of: late)
    let moved = Indentation.shift(text, from: own, to: outer)
    return [.safe("put \(head) around the write", .replace(call, with: moved))]
  }

  private func isWrite(_ expr: ExprSyntax, in scope: TypeScope) -> Bool {
    if let sequence = expr.as(SequenceExprSyntax.self) {
      guard let target = Assignment(sequence)?.target else { return false }
      return Names.root(of: target) != nil
        && !sequence.elements.contains { $0.is(AwaitExprSyntax.self) }
    }
    guard let call = expr.as(FunctionCallExprSyntax.self) else { return false }
    return scope.writesAll.contains { $0.node.id == call.id }
  }

  /// A statement that only waits, such as `try? await Task.sleep(…)` or `await load()`.
  private func isWaiting(_ item: CodeBlockItemSyntax) -> Bool {
    guard let expr = ExprSyntax(item.item) else { return false }
    if let attempt = expr.as(TryExprSyntax.self) {
      return attempt.expression.is(AwaitExprSyntax.self)
    }
    return expr.is(AwaitExprSyntax.self)
  }

  let examples: [Example] = [
    .bad(
      "the write comes later",
      """
      Button("Load") {
        ↓withAnimation(.spring) {
          Task {
            await load()
            done = true
          }
        }
      }
      """,
      fixed: """
        Button("Load") {
          Task {
            await load()
            withAnimation(.spring) { done = true }
          }
        }
        """),
    .bad(
      "a dispatched block",
      "↓withAnimation { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done = true } }",
      fixed: "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation { done = true } }"
    ),
    .bad("more than one write", "↓withAnimation { Task { done = true; count += 1 } }"),
    .good("the write is animated", "Task { await load(); withAnimation { done = true } }"),
    .good(
      "something is also written at once", "withAnimation { busy = true; Task { await load() } }"),
  ]
}
