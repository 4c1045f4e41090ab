import SegueFindings
import SwiftSyntax

struct TransitionInLazyRows: Rule {
  let reason = Reason.transitionInLazyRows
  let summary = """
    Lazy containers make their cells when they scroll into view, which is no insertion, and place \
    them at once at their final place, also inside a page that travels
    """
  let words = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) {
      checkRows(use, file, &report)
      checkPage(use, file, &report)
    }
  }

  private func checkRows(_ use: Transitions.Use, _ file: CheckedFile, _ report: inout Report) {
    let scope = file.scope(of: use.modifier.call)
    guard case .root(let item) = ItemSearch.around(use.chain, in: scope),
      case .rows = item.cause, let lazy = lazyContainer(around: item), !changes(item, scope)
    else { return }
    report.add(
      at: use.modifier.nameToken, "this transition stands on the rows of a `\(lazy)`",
      effect: "rows do not transition when they scroll into view, only when they are inserted or "
        + "removed while visible",
      remedy: "keep it only if that happens; for rows that scroll in use `.scrollTransition`")
  }

  private func checkPage(_ use: Transitions.Use, _ file: CheckedFile, _ report: inout Report) {
    guard !Transitions.parts(of: use.argument).isDisjoint(with: ["move", "slide", "push"]),
      KnownClosures.lazy.contains(use.chain.baseName ?? ""),
      case .root = ItemSearch.around(use.chain, in: file.scope(of: use.modifier.call))
    else { return }
    report.add(
      at: use.modifier.nameToken,
      "this transition moves a `\(use.chain.baseName ?? "")` and its lazy cells",
      effect: "the cells stand at their final place from the first frame, while what is around "
        + "them travels",
      remedy: "use a plain stack, or a transition that is drawn, such as `.offset` or `.opacity`")
  }

  private func lazyContainer(around item: Item) -> String? {
    for step in Climb(from: item.outer) {
      switch step.enclosure {
      case .branch, .switchCase: continue
      case .closure(let use):
        if KnownClosures.lazy.contains(use.name) { return use.name }
        guard use.role == .transparent || use.role == .rows || use.name == "Section" else {
          return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// True where the file inserts or removes rows.
  private func changes(_ item: Item, _ scope: TypeScope) -> Bool {
    scope.resolved(item.conditionNames).contains { !scope.writes(to: $0).isEmpty }
  }

  let examples: [Example] = [
    .bad(
      "rows that scroll in",
      "ScrollView { LazyVStack { ForEach(rows) { Row($0).↓transition(.opacity) } } }"),
    .bad(
      "a page of lazy cells",
      "VStack { if on { LazyVGrid(columns: c) { Cells() }.↓transition(.move(edge: .trailing)) } }"),
    .good(
      "rows that are removed",
      """
      struct Rows: View {
        @State private var rows = [Row()]
        var body: some View {
          LazyVStack {
            ForEach(rows) { RowView($0).transition(.opacity) }
            Button("Drop") { withAnimation { rows.removeAll() } }
          }
        }
      }
      """),
    .good("a plain stack", "VStack { ForEach(rows) { Row($0).transition(.opacity) } }"),
  ]
}
