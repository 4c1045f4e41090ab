import SegueFindings
import SwiftSyntax

struct TransitionInBodyAndAtCall: Rule {
  let reason = Reason.transitionInBodyAndAtCall
  let summary = """
    Of two transitions on one view the inner one counts, so one at the root of a view's body beats \
    the one where the view is used
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) {
      let name = use.chain.baseName ?? ""
      guard use.chain.baseCall != nil, file.index.transitionRoots.contains(name),
        case .root = ItemSearch.around(use.chain, in: file.scope(of: use.modifier.call))
      else { continue }
      report.add(
        at: use.modifier.nameToken,
        "`\(name)` has a transition at the root of its body and this one where it is used",
        effect: "the inner one wins, and `\(use.modifier.text)` is never seen",
        remedy: "remove one of the two; with the one in the body gone, the user of the view chooses"
      )
    }
  }

  let examples: [Example] = [
    .bad(
      "the body has one already",
      """
      struct Toast: View { var body: some View { Text("Hi").transition(.opacity) } }
      struct Screen: View {
        let on: Bool
        var body: some View { VStack { if on { Toast().↓transition(.slide) } } }
      }
      """),
    .good(
      "one where it is used",
      """
      struct Toast: View { var body: some View { Text("Hi") } }
      struct Screen: View {
        let on: Bool
        var body: some View { VStack { if on { Toast().transition(.slide) } } }
      }
      """),
  ]
}
