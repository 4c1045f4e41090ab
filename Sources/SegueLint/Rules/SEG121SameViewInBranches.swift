import SegueFindings
import SwiftSyntax

struct SameViewInBranches: Rule {
  let reason = Reason.sameViewInBranches
  let summary = """
    Two branches are two views, even where both build the same type: a change cross-fades from one \
    to the other instead of moving, and state starts anew
    """
  let words = ["View", "Rectangle", "Circle", "Capsule", "RoundedRectangle"]

  /// Views whose change is a cross-fade anyway, or whose branches mean different things.
  private let excluded: Set<String> = [
    "Text", "Image", "Button", "Label", "EmptyView", "AnyView", "Spacer", "Divider", "Group",
    "ForEach", "ProgressView", "NavigationLink", "Link", "Section", "AsyncImage",
  ]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for branch in file.branches {
      guard branch.parent?.is(IfExprSyntax.self) != true,
        case .codeBlock(let other)? = branch.elseBody,
        !branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }),
        let a = only(branch.body), let b = only(other), let name = a.baseName,
        name == b.baseName, name.first?.isUppercase == true, !excluded.contains(name),
        a.modifiers.map(\.name) == b.modifiers.map(\.name),
        !a.contains("transition"), !a.contains("id"),
        let difference = difference(a, b), difference > 0,
        ViewContext.isBuilt(ExprSyntax(branch)) || isTopLevel(branch)
      else { continue }
      report.add(
        at: branch.ifKeyword, "both branches build `\(name)` with different values",
        effect: "they are two views: under an animation they cross-fade, otherwise they swap at "
          + "once",
        remedy: "to animate the change use one `\(name)` with conditional values, as in "
          + "`.frame(width: \(branch.conditions.trimmedDescription) ? 200 : 100)`")
    }
  }

  private func isTopLevel(_ branch: IfExprSyntax) -> Bool {
    if case .file = Enclosure.around(branch) { return true }
    return false
  }

  private func only(_ block: CodeBlockSyntax) -> Chain? {
    guard block.statements.count == 1, let item = block.statements.first?.item else { return nil }
    return ExprSyntax(item).map(Chain.init).flatMap { $0.baseCall == nil ? nil : $0 }
  }

  /// How many arguments differ; nil where the calls are not of the same form.
  private func difference(_ a: Chain, _ b: Chain) -> Int? {
    guard let first = a.baseCall, let second = b.baseCall else { return nil }
    var count = 0
    let pairs = [(first, second)] + zip(a.modifiers, b.modifiers).map { ($0.call, $1.call) }
    for (x, y) in pairs {
      guard x.trailingClosure == nil, y.trailingClosure == nil,
        x.arguments.count == y.arguments.count
      else { return nil }
      for (p, q) in zip(x.arguments, y.arguments) {
        guard p.label?.text == q.label?.text, !p.expression.is(ClosureExprSyntax.self) else {
          return nil
        }
        if Names.normalized(p.expression) != Names.normalized(q.expression) { count += 1 }
      }
    }
    return count
  }

  let examples: [Example] = [
    .bad(
      "two widths",
      """
      struct Bar: View {
        let wide: Bool
        var body: some View {
          VStack {
            ↓if wide {
              Rectangle().frame(width: 200, height: 50)
            } else {
              Rectangle().frame(width: 100, height: 50)
            }
          }
        }
      }
      """),
    .good(
      "one view",
      "VStack { Rectangle().frame(width: wide ? 200 : 100, height: 50) }"),
    .good(
      "different modifiers",
      "VStack { if wide { Rectangle().frame(width: 9) } else { Rectangle().opacity(0.5) } }"),
    .good(
      "transitions of their own",
      "VStack { if w { Bar(1).transition(.slide) } else { Bar(2).transition(.slide) } }"),
    .good("no view", "func f() -> Shape { if w { return Bar(1) } else { return Bar(2) } }"),
  ]
}
