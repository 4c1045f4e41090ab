import SegueFindings
import SwiftSyntax

struct TransitionNotOnConditionalRoot: Rule {
  let reason = Reason.transitionNotOnConditionalRoot
  let summary = """
    Only the view directly inside the condition is inserted and removed, so only its \
    `.transition` counts; one on a view deeper inside says nothing
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) {
      let name = use.chain.baseName ?? "the view"
      // Conditions may stand inside any other view, and the transition reaches their branches.
      guard ViewContext.isSingle(use.chain) || file.index.plainViews.contains(name) else {
        continue
      }
      switch ItemSearch.around(use.chain, in: file.scope(of: use.modifier.call)) {
      case .nested(let container, let item):
        report.add(
          at: use.modifier.nameToken,
          "this `.transition` sits on `\(name)` inside `\(container.name)`, but only "
            + "`\(item.name)` is inserted and removed",
          effect: "it is ignored; `\(item.name)` comes and goes with "
            + (item.root.contains("transition") ? "its own transition" : "the default fade"),
          remedy: item.root.contains("transition")
            ? "remove it"
            : "move `\(use.modifier.text)` to `\(item.name)`, the view directly inside the "
              + "condition",
          fixes: fixes(use, item))
      case .never(let container):
        guard !TransitionInert.changesContent(use.chain, file) else { continue }
        report.add(
          at: use.modifier.nameToken,
          "this `.transition` sits on `\(name)` inside `\(container.name)`, which has no condition "
            + "around it",
          effect: "it can never run: nothing inserts or removes `\(name)`",
          remedy: "put `\(name)` into an `if`, or remove `\(use.modifier.text)`")
      case .declaration: checkBody(use, name, file, &report)
      case .root, .unknown: continue
      }
    }
  }

  /// A transition at the root of a body belongs to whoever uses the view, unless the body shows by
  /// a condition of its own, without a transition, what was meant.
  private func checkBody(
    _ use: Transitions.Use, _ name: String, _ file: CheckedFile, _ report: inout Report
  ) {
    let scope = file.scope(of: use.modifier.call)
    guard !scope.isFile, file.index.constructions[IndexReader.lastName(scope.name)] == nil,
      let content = use.chain.baseCall?.trailingClosure,
      content.description.split(separator: ".transition(").count == 1,
      let branch = content.statements.compactMap(Self.branch).first,
      scope.resolved(Names.roots(in: branch.conditions)).contains(where: {
        scope.isState($0) && !scope.writes(to: $0).isEmpty
      }), let inner = branch.body.statements.first.flatMap({ ExprSyntax($0.item) })
    else { return }
    report.add(
      at: use.modifier.nameToken, severity: .info,
      "this `.transition` sits on `\(name)`, around the `if` and not inside it",
      effect:
        "the `if` inserts and removes `\(Chain(inner).baseName ?? "its content")`, which comes "
        + "and goes with the default fade",
      remedy: "move `\(use.modifier.text)` to the view directly inside the `if`")
  }

  private static func branch(_ item: CodeBlockItemSyntax) -> IfExprSyntax? {
    item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
  }

  private func fixes(_ use: Transitions.Use, _ item: Item) -> [Fix] {
    guard !item.root.contains("transition"), case .branch = item.cause else { return [] }
    let inside = item.root.whole.description.split(separator: ".transition(").count - 1
    return [
      Fix(
        title: "move `\(use.modifier.text)` to `\(item.name)`", isSafe: inside == 1,
        edits: [
          .remove(use.modifier.range), .insert(use.modifier.text, after: item.root.whole),
        ])
    ]
  }

  let examples: [Example] = [
    .bad(
      "inside the stack that is inserted",
      "if on { VStack { Text(\"A\").↓transition(.slide) } }",
      fixed: "if on { VStack { Text(\"A\") }.transition(.slide) }"),
    .bad(
      "inside an overlay of the view that is inserted",
      """
      if on {
        Card()
          .overlay { Circle().↓transition(.scale) }
          .transition(.opacity)
      }
      """),
    .bad(
      "no condition at all",
      """
      struct Page: View {
        var body: some View {
          VStack { Text("Title").↓transition(.slide) }
        }
      }
      """),
    .bad(
      "around the condition",
      """
      struct Page: View {
        @State private var on = false
        var body: some View {
          VStack {
            Button("Show") { withAnimation { on.toggle() } }
            if on { Text("A") }
          }
          .↓transition(.slide)
        }
      }
      """),
    .good("on the view that is inserted", "if on { VStack { Text(\"A\") }.transition(.slide) }"),
    .good("a Group adds nothing", "if on { Group { Text(\"A\").transition(.slide) } }"),
    .good(
      "a condition of its own", "if on { VStack { if more { Text(\"A\").transition(.slide) } } }"),
    .good("rows", "if on { VStack { ForEach(rows) { Row($0).transition(.slide) } } }"),
    .good("an identity of its own", "if on { VStack { Text(t).id(t).transition(.slide) } }"),
    .good(
      "a Group around a condition",
      "ZStack { Group { if on { A() } else { B() } }.transition(.slide); Text(\"A\") }"),
    .good(
      "a view that may hold the condition", "if on { VStack { Banner().transition(.slide) } }"),
    .good(
      "a container that is not known", "if on { Carousel { Text(\"A\").transition(.slide) } }"),
    .good(
      "the root of a body, which its user may insert",
      "struct Toast: View { var body: some View { Text(\"A\").transition(.slide) } }"),
    .good(
      "an image library's own transition",
      "if on { VStack { KFImage(url).transition(.fade(duration: 1)) } }"),
  ]
}
