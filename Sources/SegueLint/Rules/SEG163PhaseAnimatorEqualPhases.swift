import SegueFindings
import SwiftSyntax

struct PhaseAnimatorEqualPhases: Rule {
  let reason = Reason.phaseAnimatorEqualPhases
  let summary = """
    A phase animator moves from each phase to the next; between equal phases, or with fewer than \
    two, there is nothing to move
    """
  let words = ["phaseAnimator", "PhaseAnimator"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("phaseAnimator") + file.calls("PhaseAnimator") {
      guard let phases = call.arguments.first?.expression.as(ArrayExprSyntax.self) else { continue }
      let elements = Array(phases.elements)
      if elements.count < 2 {
        report.add(
          at: phases, "this phase animator has fewer than two phases",
          effect: "nothing moves: there is no next phase to go to",
          remedy: "give at least two phases that differ, as in `[false, true]`")
        continue
      }
      for (a, b) in zip(elements, elements.dropFirst())
      where Names.normalized(a.expression) == Names.normalized(b.expression) {
        report.add(
          at: b.expression, "this phase is equal to the one before it",
          effect: "the step between them changes nothing and completes at once",
          remedy: "remove one of the two, or use a delay in the animation to wait")
      }
    }
  }

  let examples: [Example] = [
    .bad("one phase", "Circle().phaseAnimator(↓[true]) { view, on in view.opacity(on ? 1 : 0) }"),
    .bad(
      "equal neighbours",
      "Circle().phaseAnimator([0, 1, ↓1, 0]) { view, x in view.offset(x: x) }"),
    .good(
      "phases that differ", "Circle().phaseAnimator([0, 1, 0]) { view, x in view.offset(x: x) }"),
    .good("phases from elsewhere", "PhaseAnimator(Phase.allCases) { phase in Dot(phase) }"),
  ]
}
