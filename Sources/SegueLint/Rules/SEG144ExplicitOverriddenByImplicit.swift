import SegueFindings
import SwiftSyntax

struct ExplicitOverriddenByImplicit: Rule {
  let reason = Reason.explicitOverriddenByImplicit
  let summary = """
    `.animation(_:value:)` replaces the animation of an enclosing withAnimation for the views below \
    it, so of two different ones the explicit is not seen there
    """
  let words = ["withAnimation"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("withAnimation") {
      guard let closure = WithAnimationAroundAsync.body(of: call),
        let explicit = call.arguments.first(where: { $0.label == nil })?.expression,
        !explicit.is(ClosureExprSyntax.self), !RepeatStoppedByNil.isNil(explicit)
      else { continue }
      let scope = file.scope(of: call)
      let written = Set(
        scope.writesAll.filter {
          closure.position <= $0.node.position
            && $0.node.endPosition <= closure.endPosition
        }.map { $0.path.joined(separator: ".") })
      for modifier in file.modifiers("animation") where file.scope(of: modifier.call) === scope {
        guard let value = modifier.argument("value"),
          let path = Names.path(of: value)?.joined(separator: "."), written.contains(path),
          let implicit = modifier.argument(nil), !RepeatStoppedByNil.isNil(implicit),
          !implicit.is(SequenceExprSyntax.self),
          Names.normalized(implicit) != Names.normalized(explicit)
        else { continue }
        report.add(
          at: call,
          "`\(path)` changes under `\(explicit.trimmedDescription)` here and under "
            + "`\(implicit.trimmedDescription)` in line \(file.line(of: modifier.nameToken))",
          effect:
            "below that `.animation` the inner one wins, and this animation is not seen there",
          remedy: "keep one of the two, or use the same animation in both")
        break
      }
    }
  }

  let examples: [Example] = [
    .bad(
      "two animations for one change",
      """
      struct Card: View {
        @State private var on = false
        var body: some View {
          VStack {
            Circle().scaleEffect(on ? 2 : 1).animation(.linear(duration: 1), value: on)
            Button("Go") { ↓withAnimation(.spring) { on.toggle() } }
          }
        }
      }
      """),
    .good(
      "the same animation",
      """
      struct Card: View {
        @State private var on = false
        var body: some View {
          VStack {
            Circle().scaleEffect(on ? 2 : 1).animation(.spring, value: on)
            Button("Go") { withAnimation(.spring) { on.toggle() } }
          }
        }
      }
      """),
  ]
}
