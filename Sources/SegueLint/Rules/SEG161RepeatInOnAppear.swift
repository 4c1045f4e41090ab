import SegueFindings
import SwiftSyntax

struct RepeatInOnAppear: Rule {
  let reason = Reason.repeatInOnAppear
  let summary = """
    A repeating animation opened by withAnimation in onAppear drives every change of that update, \
    the first layout of a view that is just being pushed or placed included, and cannot be stopped \
    by the state it was started with
    """
  let words = ["repeatForever"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("withAnimation") {
      guard let curve = call.arguments.first(where: { $0.label == nil })?.expression,
        Chain(curve).contains("repeatForever"),
        let closure = WithAnimationAroundAsync.body(of: call),
        isInOnAppear(call), let state = written(in: closure, file.scope(of: call))
      else { continue }
      report.add(
        at: call, "this repeating animation of `\(state)` starts in onAppear",
        effect: "it also captures what changes in the same update, such as the first layout, which "
          + "then swings for ever",
        remedy: "put `.animation(\(curve.trimmedDescription), value: \(state))` directly on the "
          + "animated modifier, and only write `\(state)` in onAppear")
    }
  }

  private func isInOnAppear(_ call: FunctionCallExprSyntax) -> Bool {
    var parent = call.parent
    while let current = parent {
      if let closure = current.as(ClosureExprSyntax.self) {
        return ClosureUse(closure)?.name == "onAppear"
      }
      parent = current.parent
    }
    return false
  }

  private func written(in closure: ClosureExprSyntax, _ scope: TypeScope) -> String? {
    scope.writesAll.filter {
      closure.position <= $0.node.position && $0.node.endPosition <= closure.endPosition
    }.min { $0.node.position < $1.node.position }.map { $0.path.joined(separator: ".") }
  }

  let examples: [Example] = [
    .bad(
      "started in onAppear",
      """
      struct Halo: View {
        @State private var wide = false
        var body: some View {
          Circle().scaleEffect(wide ? 1.2 : 1)
            .onAppear { ↓withAnimation(.linear(duration: 1).repeatForever()) { wide = true } }
        }
      }
      """),
    .good(
      "on the animated modifier",
      """
      struct Halo: View {
        @State private var wide = false
        var body: some View {
          Circle().scaleEffect(wide ? 1.2 : 1)
            .animation(.linear(duration: 1).repeatForever(), value: wide)
            .onAppear { wide = true }
        }
      }
      """),
    .good(
      "a finite animation",
      """
      struct Halo: View {
        @State private var wide = false
        var body: some View {
          Circle().scaleEffect(wide ? 1.2 : 1)
            .onAppear { withAnimation(.linear(duration: 1)) { wide = true } }
        }
      }
      """),
  ]
}
