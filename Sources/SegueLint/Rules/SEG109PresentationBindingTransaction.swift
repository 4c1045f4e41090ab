import SegueFindings
import SwiftSyntax

struct PresentationBindingTransaction: Rule {
  let reason = Reason.presentationBindingTransaction
  let summary = """
    Sheets, covers and popovers are presented by the platform, which uses neither the animation \
    of their binding nor a transition at the root of their content
    """
  let words = ["sheet", "fullScreenCover", "popover"]

  private let names = ["sheet", "fullScreenCover", "popover"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for name in names {
      for modifier in file.modifiers(name) {
        checkBinding(of: modifier, &report)
        checkContent(of: modifier, &report)
      }
    }
  }

  private func checkBinding(of presentation: Modifier, _ report: inout Report) {
    guard
      let binding = presentation.argument("isPresented") ?? presentation.argument("item"),
      let animated = Chain(binding).modifiers.first(where: {
        $0.name == "animation" || $0.name == "transaction"
      }), binding.trimmedDescription.hasPrefix("$")
    else { return }
    report.add(
      at: animated.nameToken,
      "`.\(presentation.name)` does not use the `.\(animated.name)` of its binding",
      effect: "it is presented and dismissed with the platform's own animation",
      remedy: "pass the plain binding, and write the state inside withTransaction where the "
        + "presentation must not animate",
      fixes: [.shown("pass the plain binding", .remove(animated.range))])
  }

  private func checkContent(of presentation: Modifier, _ report: inout Report) {
    guard let closure = presentation.call.trailingClosure, closure.statements.count == 1,
      let expr = closure.statements.first.flatMap({ ExprSyntax($0.item) })
    else { return }
    let chain = Chain(expr)
    guard let transition = chain.first("transition"), !chain.contains("id") else { return }
    report.add(
      at: transition.nameToken,
      "this `.transition` stands at the root of what `.\(presentation.name)` presents",
      effect: "it never runs: the platform presents and dismisses the content as a whole",
      remedy: "remove it, or put the transition on a view inside an `if` of the content")
  }

  let examples: [Example] = [
    .bad("an animated binding", "Page().sheet(isPresented: $open.↓animation()) { Panel() }"),
    .bad(
      "a transition at the root of the content",
      "Page().fullScreenCover(isPresented: $open) { Panel().↓transition(.opacity) }"),
    .good("a plain binding", "Page().sheet(isPresented: $open) { Panel() }"),
    .good(
      "a transition inside the content",
      "Page().sheet(isPresented: $open) { VStack { if more { Text(\"\").transition(.opacity) } } }"),
  ]
}
