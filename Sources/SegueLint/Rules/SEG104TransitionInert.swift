import SegueFindings
import SwiftSyntax

struct TransitionInert: Rule {
  let reason = Reason.transitionInert
  let summary = """
    A transition runs when a view is inserted or removed; a view whose text or image changes \
    stays the same view
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) where Self.changesContent(use.chain, file) {
      switch ItemSearch.around(use.chain, in: file.scope(of: use.modifier.call)) {
      case .never, .declaration:
        guard isInBody(use.chain) else { continue }
        let name = use.chain.baseName ?? "the view"
        report.add(
          at: use.modifier.nameToken,
          "this `.transition` sits on `\(name)`, whose content changes but which stays",
          effect: "a transition runs on insertion and removal only, so the new content replaces "
            + "the old one without it",
          remedy: "write `.contentTransition(.opacity)` instead, or add an `.id(…)` that changes "
            + "with the content")
      case .root, .nested, .unknown: continue
      }
    }
  }

  /// True for a text or image made of state, with a ternary or with an interpolation.
  static func changesContent(_ chain: Chain, _ file: CheckedFile) -> Bool {
    guard chain.baseName == "Text" || chain.baseName == "Image",
      let argument = chain.baseCall?.arguments.first?.expression
    else { return false }
    if let sequence = argument.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
    }
    if let name = Names.path(of: argument)?.first {
      let scope = file.scope(of: chain.whole)
      return !scope.isFile && scope.isState(name)
    }
    guard let literal = argument.as(StringLiteralExprSyntax.self) else { return false }
    return literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
  }

  /// A view at the root of a body may be inserted by its user.
  private func isInBody(_ chain: Chain) -> Bool {
    for step in Climb(from: chain.whole) {
      if case .closure = step.enclosure { return true }
      if case .property = step.enclosure { return false }
    }
    return false
  }

  let examples: [Example] = [
    .bad(
      "a label that changes its words",
      """
      struct Question: View {
        @State private var asked = false
        var body: some View {
          VStack {
            Text(asked ? "Back" : "Who is it?").↓transition(.slide)
          }
        }
      }
      """),
    .good(
      "a content transition",
      """
      struct Question: View {
        @State private var asked = false
        var body: some View {
          VStack {
            Text(asked ? "Back" : "Who is it?").contentTransition(.opacity)
          }
        }
      }
      """),
    .good(
      "an identity that changes with the words",
      "VStack { Text(asked ? \"Back\" : \"Who?\").id(asked).transition(.slide) }"),
    .good("a text that comes and goes", "if on { Text(\"\\(n)\").transition(.slide) }"),
  ]
}
