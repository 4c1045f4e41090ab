import SegueFindings
import SegueSource
import SwiftSyntax

struct AnyViewBranches: Rule {
  let reason = Reason.anyViewBranches
  let summary = """
    When the type inside an AnyView changes, the content is replaced in one frame; branches of a \
    view builder come and go with their transitions
    """
  let words = ["AnyView"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for shape in file.shapes {
      let scope = file.scope(named: shape.name)
      guard scope.shapes.contains(where: { $0.inherits("View") }) else { continue }
      for property in shape.properties where isErased(property) {
        guard let accessors = property.accessors else { continue }
        check(Syntax(accessors), file, &report)
      }
    }
  }

  private func isErased(_ property: Property) -> Bool {
    property.isComputed && property.typeText == "AnyView" && !property.hasAttribute("ViewBuilder")
      && property.name != "previews"
  }

  private func check(_ accessors: Syntax, _ file: CheckedFile, _ report: inout Report) {
    for ternary in file.ternaries where contains(accessors, ternary.sequence) {
      guard let second = ternary.secondExpr, let a = erased(ternary.first), let b = erased(second),
        !isSame(a, b)
      else { continue }
      speak(at: ternary.condition[0], a, b, &report)
    }
    for branch in file.branches where contains(accessors, branch) {
      guard branch.parent?.is(IfExprSyntax.self) != true, let a = returned(branch.body),
        let b = alternative(branch), !isSame(a, b)
      else { continue }
      speak(at: branch.ifKeyword, a, b, &report)
    }
  }

  private func speak(
    at node: some SyntaxProtocol, _ a: Chain, _ b: Chain, _ report: inout Report
  ) {
    report.add(
      at: node,
      "`\(a.baseName ?? "one view")` and `\(b.baseName ?? "another")` are erased to AnyView",
      effect: "the content is replaced in one frame, without a transition, also under an animation",
      remedy: "mark the property `@ViewBuilder`, give it the type `some View` and write the views "
        + "without AnyView in `if` and `else`")
  }

  /// The other arm of an `if`: its `else`, or the statement after it.
  private func alternative(_ branch: IfExprSyntax) -> Chain? {
    if case .codeBlock(let block)? = branch.elseBody { return returned(block) }
    guard branch.elseBody == nil else { return nil }
    let item =
      branch.parent?.as(CodeBlockItemSyntax.self)
      ?? branch.parent?.parent?.as(CodeBlockItemSyntax.self)
    guard let item, let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.index(of: item)
    else { return nil }
    let next = list.index(after: index)
    guard next < list.endIndex else { return nil }
    return value(of: list[next]).flatMap(erased)
  }

  private func returned(_ block: CodeBlockSyntax) -> Chain? {
    block.statements.last.flatMap(value).flatMap(erased)
  }

  private func value(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    item.item.as(ReturnStmtSyntax.self)?.expression ?? ExprSyntax(item.item)
  }

  /// What stands inside `AnyView(…)` or before `.eraseToAnyView()`.
  private func erased(_ expr: ExprSyntax) -> Chain? {
    let chain = Chain(expr)
    if chain.baseName == "AnyView", let inner = chain.baseCall?.arguments.first?.expression {
      return Chain(inner)
    }
    return chain.contains("eraseToAnyView") ? chain : nil
  }

  private func isSame(_ a: Chain, _ b: Chain) -> Bool {
    a.baseName == b.baseName && a.modifiers.map(\.name) == b.modifiers.map(\.name)
  }

  private func contains(_ outer: Syntax, _ inner: some SyntaxProtocol) -> Bool {
    outer.position <= inner.position && inner.endPosition <= outer.endPosition
  }

  let examples: [Example] = [
    .bad(
      "two types behind one",
      """
      struct Notice: View {
        @State private var warn = true
        private var content: AnyView {
          ↓warn ? AnyView(Text("Careful").transition(.slide)) : AnyView(Color.green)
        }
        var body: some View { VStack { content } }
      }
      """),
    .bad(
      "returned from branches",
      """
      struct Notice: View {
        @State private var warn = true
        private var content: AnyView {
          ↓if warn { return AnyView(Text("Careful")) }
          return AnyView(Color.green)
        }
        var body: some View { VStack { content } }
      }
      """),
    .good(
      "a view builder",
      """
      struct Notice: View {
        @State private var warn = true
        @ViewBuilder private var content: some View {
          if warn { Text("Careful").transition(.slide) } else { Color.green }
        }
        var body: some View { VStack { content } }
      }
      """),
    .good(
      "the same type",
      """
      struct Notice: View {
        @State private var warn = true
        private var content: AnyView { warn ? AnyView(Text("A")) : AnyView(Text("B")) }
        var body: some View { VStack { content } }
      }
      """),
  ]
}
