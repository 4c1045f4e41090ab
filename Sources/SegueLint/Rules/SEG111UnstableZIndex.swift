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
      let ternary = Ternary(question)
    else { return }
    let names = ternary.condition.reduce(into: Set<String>()) { $0.formUnion(Names.roots(in: $1)) }
    let name = chain.baseName ?? "this view"
    if case .root(let item) = ItemSearch.around(chain, in: file.scope(of: modifier.call)) {
      switch item.cause {
      case .branch, .switchCase: break
      case .rows, .id, .ternary: return
      }
      guard let shared = item.conditionNames.intersection(names).min() else { return }
      report.add(
        at: modifier.nameToken,
        "this `.zIndex` depends on `\(shared)`, which decides whether `\(name)` is there at all",
        effect: "a leaving view keeps the index it had, so the new one comes too late",
        remedy: "give it one constant index, such as `.zIndex(1)`")
    } else if let shared = siblingNames(of: chain).intersection(names).min() {
      report.add(
        at: modifier.nameToken,
        "this `.zIndex` depends on `\(shared)`, which also inserts and removes a view beside `\(name)`",
        effect:
          "the index changes in the update that removes the other view, and may cover its exit",
        remedy: "give both views constant indices")
    }
  }

  /// The names in the conditions beside a view in the same container.
  private func siblingNames(of chain: Chain) -> Set<String> {
    guard let list = chain.whole.parent?.parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self), ClosureUse(closure)?.name == "ZStack"
    else { return [] }
    return list.reduce(into: []) { names, item in
      let expr = item.item.as(ExpressionStmtSyntax.self)?.expression
      if let branch = expr?.as(IfExprSyntax.self) {
        names.formUnion(Names.roots(in: branch.conditions))
      }
    }
  }

  let examples: [Example] = [
    .bad(
      "an index on the condition",
      "ZStack { Color.red; if on { Toast().transition(.opacity).↓zIndex(on ? 1 : 0) } }"),
    .bad(
      "an index on a sibling's condition",
      "ZStack { Page().↓zIndex(on ? 0 : 1); if on { Sheet().transition(.slide) } }"),
    .bad("two indices", "ZStack { Card().zIndex(1).padding().↓zIndex(2) }"),
    .good("a constant", "ZStack { Color.red; if on { Toast().transition(.opacity).zIndex(1) } }"),
    .good("a view that stays", "ZStack { Card().zIndex(on ? 1 : 0); Other() }"),
    .good("another flag", "ZStack { if on { Card().zIndex(front ? 1 : 0) } }"),
  ]
}
