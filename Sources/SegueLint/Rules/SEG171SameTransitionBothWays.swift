import SegueFindings
import SwiftSyntax

struct SameTransitionBothWays: Rule {
  let reason = Reason.sameTransitionBothWays
  let summary = """
    A view that enters and leaves by the same movement may feel awkward where the two mean \
    different things
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) {
      let parts = Transitions.parts(of: use.argument)
      guard !parts.contains("asymmetric"), !parts.isDisjoint(with: ["slide", "move", "push"]),
        !use.argument.description.contains("?"),
        case .root(let item) = ItemSearch.around(use.chain, in: file.scope(of: use.modifier.call))
      else { continue }
      if case .id = item.cause { continue }
      let text = use.argument.trimmedDescription
      report.add(
        at: use.modifier.nameToken, "`\(item.name)` enters and leaves by `\(text)`",
        effect: "the same movement both ways may feel awkward",
        remedy: "write `.transition(.asymmetric(insertion: \(text), removal: .opacity))` where the "
          + "two should differ")
    }
  }

  let examples: [Example] = [
    .bad("the same both ways", "if on { Card().↓transition(.slide) }"),
    .good(
      "one for each way",
      "if on { Card().transition(.asymmetric(insertion: .scale, removal: .move(edge: .bottom))) }"),
    .good("a fade", "if on { Card().transition(.opacity) }"),
  ]
}
