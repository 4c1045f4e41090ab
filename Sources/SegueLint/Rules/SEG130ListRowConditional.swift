import SegueFindings
import SwiftSyntax

struct ListRowConditional: Rule {
  let reason = Reason.listRowConditional
  let summary = """
    A list row of the platform sets its height at once when a view inside it comes or goes, and \
    animates rows with an animation of its own
    """
  let words = ["List", "Form"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for branch in file.branches where branch.parent?.is(IfExprSyntax.self) != true {
      checkBranch(branch, file, &report)
    }
    for use in Transitions.uses(in: file) {
      guard Transitions.hasMotion(use.argument), let list = list(directlyAround: use.chain) else {
        continue
      }
      report.add(
        at: use.modifier.nameToken, "this transition stands on a row of a `\(list)`",
        effect: "on iOS and macOS the platform's row animation is shown in its place",
        remedy: "use `.opacity` or no transition here, or a `ScrollView` with a `LazyVStack`")
    }
  }

  private func checkBranch(
    _ branch: IfExprSyntax, _ file: CheckedFile, _ report: inout Report
  ) {
    guard let (stack, list) = rowStack(around: branch) else { return }
    let scope = file.scope(of: branch)
    let names = scope.resolved(Names.roots(in: branch.conditions)).filter(scope.isState)
    guard !scope.isFile, names.contains(where: { isAnimated($0, scope, file) }) else { return }
    report.add(
      at: branch.ifKeyword, "this `if` stands inside the `\(stack)` of a `\(list)` row",
      effect: "on iOS the views in the row animate, but the row's height changes at once",
      remedy: "make the conditional part a row of its own, outside the `\(stack)`")
  }

  private func isAnimated(_ name: String, _ scope: TypeScope, _ file: CheckedFile) -> Bool {
    let isWritten = scope.writes(to: name).contains { write in
      if case .animated = write.motion(in: scope) { return true }
      return false
    }
    let isBound = scope.projections(of: name).contains { reference in
      Chain(containing: reference).contains("animation")
    }
    return isWritten || isBound
      || file.modifiers("animation").contains { modifier in
        modifier.argument("value").map { Names.roots(in: $0).contains(name) } ?? false
      }
  }

  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Grid", "GridRow"]

  /// The stack around a branch and the list whose row holds it.
  private func rowStack(around branch: IfExprSyntax) -> (stack: String, list: String)? {
    var stack: String?
    for step in Climb(from: branch) {
      switch step.enclosure {
      case .branch, .switchCase: continue
      case .closure(let use):
        if use.name == "List" || use.name == "Form" { return stack.map { ($0, use.name) } }
        if Self.stacks.contains(use.name) {
          stack = stack ?? use.name
        } else if use.name != "Section", use.role != .rows, use.role != .transparent {
          return nil
        }
      default: return nil
      }
    }
    return nil
  }

  private func list(directlyAround chain: Chain) -> String? {
    for step in Climb(from: chain.whole) {
      switch step.enclosure {
      case .branch, .switchCase: continue
      case .closure(let use):
        if use.name == "List" || use.name == "Form" { return use.name }
        guard use.name == "Section" || use.role == .rows || use.role == .transparent else {
          return nil
        }
      default: return nil
      }
    }
    return nil
  }

  let examples: [Example] = [
    .bad(
      "more text in a row",
      """
      struct Orders: View {
        @State private var more = false
        var body: some View {
          List {
            Button("Details") { withAnimation { more.toggle() } }
            VStack {
              Text("Order 12")
              ↓if more { Text("Two parcels") }
            }
          }
        }
      }
      """),
    .bad(
      "a sliding row",
      "List { ForEach(rows) { row in Text(row.name).↓transition(.slide) } }"),
    .good(
      "a row of its own",
      """
      struct Orders: View {
        @State private var more = false
        var body: some View {
          List {
            Button("Details") { withAnimation { more.toggle() } }
            Text("Order 12")
            if more { Text("Two parcels") }
          }
        }
      }
      """),
    .good("a fading row", "List { ForEach(rows) { row in Text(row.name).transition(.opacity) } }"),
    .good(
      "a flag that is not animated",
      """
      struct Orders: View {
        @State private var more = false
        var body: some View {
          List { VStack { Toggle("More", isOn: $more); if more { Text("Two parcels") } } }
        }
      }
      """),
  ]
}
