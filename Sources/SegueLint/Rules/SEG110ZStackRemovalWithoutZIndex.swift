import SegueFindings
import SwiftSyntax

struct ZStackRemovalWithoutZIndex: Rule {
  let reason = Reason.zstackRemovalWithoutZIndex
  let summary = """
    A leaving view is drawn behind the views that stay, whatever its place in the ZStack; a \
    constant `.zIndex` keeps it in front until it has gone
    """
  let words = ["ZStack"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) where !removesAtOnce(use.argument) {
      let scope = file.scope(of: use.modifier.call)
      guard case .root(let item) = ItemSearch.around(use.chain, in: scope),
        !use.chain.contains("zIndex"), canLeave(item, scope), let stack = stack(around: item)
      else { continue }
      switch item.cause {
      case .rows:
        guard removesRows(item, scope) else { continue }
        report.add(
          at: use.modifier.nameToken,
          "`\(item.name)` leaves a ZStack of rows without a `.zIndex`",
          effect:
            "while it leaves it is drawn behind the other rows, and its exit may be invisible",
          remedy: "give every row a `.zIndex` that follows its rank")
      case .branch, .switchCase:
        guard let sibling = stack.coveringSibling else { continue }
        let index = stack.highest + 1
        report.add(
          at: use.modifier.nameToken,
          "`\(item.name)` leaves a ZStack without a `.zIndex`, in front of `\(sibling)`",
          effect: "while it leaves it is drawn behind `\(sibling)`, and its exit may be invisible",
          remedy: "add `.zIndex(\(index))` after the transition",
          fixes: [
            .safe("add `.zIndex(\(index))`", .insert(".zIndex(\(index))", after: use.modifier.call))
          ])
      case .id, .ternary: continue
      }
    }
  }

  private func removesAtOnce(_ argument: ExprSyntax) -> Bool {
    guard let call = argument.as(FunctionCallExprSyntax.self),
      Chain.name(ofCallee: call) == "asymmetric"
    else { return false }
    return call.arguments.contains {
      $0.label?.text == "removal" && $0.expression.trimmedDescription == ".identity"
    }
  }

  /// False where every write that is in sight only makes the view appear.
  private func canLeave(_ item: Item, _ scope: TypeScope) -> Bool {
    guard case .branch(let node, false) = item.cause else { return true }
    let flags = Flag.required(by: node)
    guard flags.count == 1, let flag = flags.first, !flag.isNegated,
      case .state = scope.storage(of: flag.text)
    else { return true }
    let writes = scope.writes(to: flag.text)
    return writes.isEmpty || !writes.allSatisfy(\.isAlwaysTrue)
      || !scope.projections(of: flag.text).isEmpty
  }

  private func removesRows(_ item: Item, _ scope: TypeScope) -> Bool {
    item.conditionNames.contains { name in
      scope.writes(to: name).contains { write in
        switch write.kind {
        case .call(let name): name.hasPrefix("remove") || name == "popLast"
        case .assignment(let assignment):
          !assignment.target.is(SubscriptCallExprSyntax.self) && assignment.isPlain
        case .passed, .control: false
        }
      }
    }
  }

  private struct Stack {
    /// The nearest sibling before the item that can hide it.
    var coveringSibling: String?
    /// The highest literal `.zIndex` in the stack.
    var highest = 0
  }

  /// The ZStack whose direct child the item is; nil where it is in something else.
  private func stack(around item: Item) -> Stack? {
    var inner = item.outer
    for step in Climb(from: item.outer) {
      switch step.enclosure {
      case .branch(let node, _): inner = ExprSyntax(node)
      case .closure(let use):
        if use.role == .transparent || use.role == .rows {
          inner = step.outer?.whole ?? inner
          continue
        }
        return use.name == "ZStack" ? read(use.closure.statements, before: inner) : nil
      default: return nil
      }
    }
    return nil
  }

  private func read(_ statements: CodeBlockItemListSyntax, before expr: ExprSyntax) -> Stack {
    var stack = Stack()
    for statement in statements {
      if statement.position <= expr.position, expr.endPosition <= statement.endPosition { continue }
      if let chain = ExprSyntax(statement.item).map(Chain.init) {
        let value = chain.first("zIndex")?.argument(nil)?.trimmedDescription
        stack.highest = max(stack.highest, value.flatMap(Int.init) ?? 0)
      }
      if statement.endPosition <= expr.position, Cover.covers(statement) {
        stack.coveringSibling = Self.name(of: statement)
      }
    }
    return stack
  }

  private static func name(of statement: CodeBlockItemSyntax) -> String {
    if let expr = ExprSyntax(statement.item), let name = Chain(expr).baseName {
      return name == "Color" ? Chain(expr).base.trimmedDescription : name
    }
    return "the view before it"
  }

  let examples: [Example] = [
    .bad(
      "a toast over a colour",
      "ZStack { Color.yellow; if on { Toast().↓transition(.opacity) } }",
      fixed: "ZStack { Color.yellow; if on { Toast().transition(.opacity).zIndex(1) } }"),
    .bad(
      "a sibling with an index of its own",
      "ZStack { Map().zIndex(2); if on { Toast().↓transition(.opacity) } }",
      fixed: "ZStack { Map().zIndex(2); if on { Toast().transition(.opacity).zIndex(3) } }"),
    .bad(
      "a deck of cards",
      """
      struct Deck: View {
        @State private var cards = [1, 2, 3]
        var body: some View {
          ZStack {
            ForEach(cards, id: \\.self) { card in
              Card(card).↓transition(.move(edge: .trailing))
            }
          }
          .onTapGesture { withAnimation { cards.removeLast() } }
        }
      }
      """),
    .good("an index", "ZStack { Color.yellow; if on { Toast().transition(.opacity).zIndex(1) } }"),
    .good("nothing behind it", "ZStack { if on { Toast().transition(.opacity) }; Color.yellow }"),
    .good("nothing that covers", "ZStack { Text(\"A\"); if on { Toast().transition(.opacity) } }"),
    .good("a clear colour", "ZStack { Color.clear; if on { Toast().transition(.opacity) } }"),
    .good("another container", "VStack { Color.yellow; if on { Toast().transition(.opacity) } }"),
    .good(
      "a removal without motion",
      "ZStack { Color.red; if on { T().transition(.asymmetric(insertion: .scale, removal: .identity)) } }"
    ),
    .good(
      "a view that only ever appears",
      """
      struct Once: View {
        @State private var on = false
        var body: some View {
          ZStack { Color.red; if on { Toast().transition(.scale) } }
            .onAppear { withAnimation { on = true } }
        }
      }
      """),
  ]
}
