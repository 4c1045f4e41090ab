import SegueFindings
import SwiftSyntax

struct UnstableZIndex: Rule {
  let reason = Reason.unstableZIndex
  let summary = """
    A leaving view keeps the zIndex of its last live update, so an index that changes with the \
    condition does not reach it; of two indices on one view the inner one counts
    """
  let words = ["zIndex"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("zIndex") {
      let chain = Chain(containing: modifier.call)
      let all = chain.all("zIndex")
      if all.count > 1, all.first?.call.id != modifier.call.id {
        report.add(
          at: modifier.nameToken,
          "`\(chain.baseName ?? "this view")` has two `.zIndex`, of which only the inner one counts",
          effect: "`\(modifier.text)` changes nothing in the drawing order",
          remedy: "keep one of the two")
        continue
      }
      checkTernary(modifier, chain, file, &report)
    }
  }

  private func checkTernary(
    _ modifier: Modifier, _ chain: Chain, _ file: CheckedFile, _ report: inout Report
  ) {
    guard let argument = modifier.argument(nil)?.as(SequenceExprSyntax.self),
      let question = argument.elements.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) })
        .first,
      let ternary = Ternary(question), let flag = ternary.flag,
      case .root(let item) = ItemSearch.around(chain, in: file.scope(of: modifier.call)),
      case .branch(let node, _) = item.cause,
      Flag.required(by: node).contains(where: { $0.text == flag.text })
    else { return }
    report.add(
      at: modifier.nameToken,
      "this `.zIndex` depends on `\(flag.text)`, which decides whether "
        + "`\(item.name)` is there at all",
      effect: "the other value is never used: a leaving view keeps the index it had",
      remedy: "give it one constant index, such as `.zIndex(1)`")
  }

  let examples: [Example] = [
    .bad(
      "an index on the condition",
      "ZStack { Color.red; if on { Toast().transition(.opacity).↓zIndex(on ? 1 : 0) } }"),
    .bad("two indices", "ZStack { Card().zIndex(1).padding().↓zIndex(2) }"),
    .good("a constant", "ZStack { Color.red; if on { Toast().transition(.opacity).zIndex(1) } }"),
    .good("a view that stays", "ZStack { Card().zIndex(on ? 1 : 0); Other() }"),
    .good("another flag", "ZStack { if on { Card().zIndex(front ? 1 : 0) } }"),
  ]
}
