import SegueFindings
import SwiftSyntax

struct ValuelessAnimationInsideConditional: Rule {
  let reason = Reason.valuelessAnimationInsideConditional
  let summary = """
    An animation without a value on the view that comes and goes reaches the travel of `move`, \
    `slide` and `push`, but no fade, scale or offset, and it animates every other change of the view
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) {
      guard let animation = use.chain.modifiers.first(where: Self.isValueless),
        case .root(let item) = ItemSearch.around(use.chain, in: file.scope(of: use.modifier.call))
      else { continue }
      let curve = animation.argument(nil)?.trimmedDescription ?? ".default"
      let condition = item.conditionNames.sorted().first ?? "value"
      report.add(
        at: animation.nameToken,
        "`\(animation.text)` without a value stands on `\(item.name)`, inside the condition that "
          + "inserts and removes it",
        effect: "it animates only the travel of `move`, `slide` and `push`, not fades or scales, "
          + "and every other change of this view",
        remedy: "put `.animation(\(curve), value: \(condition))` on the container around the "
          + "condition")
    }
  }

  /// True for `.animation(.spring())` with neither `value:` nor a body, and not for nil.
  static func isValueless(_ modifier: Modifier) -> Bool {
    guard modifier.name == "animation", modifier.call.arguments.count == 1,
      modifier.call.trailingClosure == nil, let curve = modifier.argument(nil)
    else { return false }
    return !curve.is(NilLiteralExprSyntax.self) && curve.trimmedDescription != ".none"
  }

  let examples: [Example] = [
    .bad(
      "on the view that comes and goes",
      "VStack { if show { Badge().transition(.scale).↓animation(.spring()) } }"),
    .good(
      "on the container, with a value",
      "VStack { if show { Badge().transition(.scale) } }.animation(.spring(), value: show)"),
    .good("nil takes the animation away", "if show { Badge().transition(.scale).animation(nil) }"),
  ]
}
