import SegueFindings
import SwiftSyntax

struct ConditionalModifierHelper: Rule {
  let reason = Reason.conditionalModifierHelper
  let summary = """
    A helper that gives back `self` in one branch and a changed `self` in another makes two views: \
    when its flag changes, the view is replaced, its state is lost and nothing moves
    """
  let words = ["View"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for function in file.functions {
      guard let helper = ConditionalHelper(function), dependsOnParameter(helper) else { continue }
      report.add(
        at: function.name,
        "`\(function.name.text)` applies a modifier in one branch and gives back `self` in the other",
        effect: "when its condition changes the view is replaced: state is lost, and it "
          + "cross-fades instead of animating",
        remedy: "put the condition into the modifier's argument, as in "
          + "`.opacity(dimmed ? 0.5 : 1)`, and keep the helper for conditions that never change")
    }
    guard file.isProject else { return }
    for name in file.index.conditionalHelpers.sorted() {
      for modifier in file.modifiers(name) {
        let scope = file.scope(of: modifier.call)
        guard let flag = modifier.call.arguments.first?.expression, !scope.isFile,
          Names.roots(in: flag).contains(where: scope.isState)
        else { continue }
        report.add(
          at: modifier.nameToken, severity: .info,
          "`.\(name)` replaces the view when `\(flag.trimmedDescription)` changes",
          effect: "state is lost, and the view cross-fades instead of animating",
          remedy: "put the condition into the modifier's argument")
      }
    }
  }

  private func dependsOnParameter(_ helper: ConditionalHelper) -> Bool {
    let parameters = helper.function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    return !Names.roots(in: helper.branch.conditions).isDisjoint(with: parameters)
  }

  let examples: [Example] = [
    .bad(
      "the usual helper",
      """
      extension View {
        @ViewBuilder func ↓applyIf<T: View>(_ flag: Bool, _ change: (Self) -> T) -> some View {
          if flag { change(self) } else { self }
        }
      }
      """),
    .good(
      "a choice that is made once",
      """
      extension View {
        @ViewBuilder func modern() -> some View {
          if #available(iOS 17, *) { self.fontDesign(.rounded) } else { self }
        }
      }
      """),
    .good(
      "a condition in the argument",
      """
      extension View {
        func dimmed(_ flag: Bool) -> some View { opacity(flag ? 0.5 : 1) }
      }
      """),
  ]
}
