import SegueFindings
import SwiftSyntax

struct NoAnimationContext: Rule {
  let reason = Reason.noAnimationContext
  let summary = """
    A transition runs only when the change that inserts or removes its view is animated: by \
    withAnimation around the write, by `.animation(_:value:)` on a container that stays, or by \
    the transition's own animation
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for use in Transitions.uses(in: file) {
      let scope = file.scope(of: use.modifier.call)
      guard case .root(let item) = ItemSearch.around(use.chain, in: scope),
        !carriesAnimation(item, scope),
        case .none(let writes, let isOwned) = AnimationContext.of(
          item, transition: use.modifier, in: scope),
        let write = writes.first
      else { continue }
      speak(use, item, write, isOnly: writes.count == 1, isOwned: isOwned, scope, file, &report)
    }
  }

  /// An animation on the item itself is another rule's.
  private func carriesAnimation(_ item: Item, _ scope: TypeScope) -> Bool {
    item.root.all("animation").contains { animation in
      guard let value = animation.argument("value") else { return true }
      return !Names.roots(in: value).isDisjoint(with: scope.resolved(item.conditionNames))
    }
  }

  private func speak(
    _ use: Transitions.Use, _ item: Item, _ write: Write, isOnly: Bool, isOwned: Bool,
    _ scope: TypeScope, _ file: CheckedFile, _ report: inout Report
  ) {
    let state = write.path.joined(separator: ".")
    let line = file.line(of: write.node)
    let text = write.node.trimmedDescription
    let wrapped = Self.animated(write)
    let isShort = !text.contains("\n")
    report.add(
      at: use.modifier.nameToken, severity: isOwned ? nil : .info,
      "`\(item.name)` has a transition, but nothing animates the change of `\(state)`",
      effect: "it appears and disappears at once",
      remedy: "write `\(isShort ? wrapped : "withAnimation { … }")` in line \(line), or add "
        + "`.animation(.default, value: \(state))` to a container that stays",
      fixes: fixes(write, wrapped, isOnly: isOnly && isOwned && isShort, scope))
  }

  /// The write with an animation.
  static func animated(_ write: Write) -> String {
    let text = write.node.trimmedDescription
    if case .control = write.kind { return "\(text).animation()" }
    return "withAnimation { \(text) }"
  }

  private func fixes(
    _ write: Write, _ wrapped: String, isOnly: Bool, _ scope: TypeScope
  ) -> [Fix] {
    var isStatement = write.node.parent?.is(CodeBlockItemSyntax.self) == true
    if case .control = write.kind { isStatement = true }
    guard isStatement else { return [] }
    // Only the write and the condition mention the state: nothing else starts to animate.
    let isAlone = isOnly && scope.references(to: write.path[0]).count == 2 && write.path.count == 1
    return [
      Fix(
        title: "animate the write: `\(wrapped)`", isSafe: isAlone,
        edits: [.replace(write.node, with: wrapped)])
    ]
  }

  let examples: [Example] = [
    .bad(
      "the write is not animated",
      """
      struct Drawer: View {
        @State private var open = false
        var body: some View {
          VStack {
            Button("Open") { open.toggle() }
            if open { Panel().↓transition(.slide) }
          }
        }
      }
      """,
      fixed: """
        struct Drawer: View {
          @State private var open = false
          var body: some View {
            VStack {
              Button("Open") { withAnimation { open.toggle() } }
              if open { Panel().transition(.slide) }
            }
          }
        }
        """),
    .bad(
      "a control that writes through the plain binding",
      """
      struct Drawer: View {
        @State private var open = false
        var body: some View {
          VStack {
            Toggle("Open", isOn: $open)
            if open { Panel().↓transition(.slide) }
          }
        }
      }
      """,
      fixed: """
        struct Drawer: View {
          @State private var open = false
          var body: some View {
            VStack {
              Toggle("Open", isOn: $open.animation())
              if open { Panel().transition(.slide) }
            }
          }
        }
        """),
    .bad(
      "rows that come and go",
      """
      struct Names: View {
        @State private var names = ["Ada"]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { name in
              Text(name).↓transition(.move(edge: .leading))
            }
            Button("Add") { names.append("Bob") }
            Text("\\(names.count)")
          }
        }
      }
      """),
    .bad(
      "an animation on a Group among other views",
      """
      struct Drawer: View {
        @State private var open = false
        var body: some View {
          VStack {
            Toggle("Open", isOn: $open)
            Button("Close") { open = false }
            Group {
              if open { Panel().↓transition(.slide) }
            }
            .animation(.spring, value: open)
          }
        }
      }
      """),
    .good(
      "the container animates",
      """
      struct Drawer: View {
        @State private var open = false
        var body: some View {
          VStack {
            Button("Open") { open.toggle() }
            if open { Panel().transition(.slide) }
          }
          .animation(.spring, value: open)
        }
      }
      """),
    .good(
      "a function called inside withAnimation",
      """
      struct Drawer: View {
        @State private var open = false
        private func flip() { open.toggle() }
        var body: some View {
          VStack {
            Button("Open") { withAnimation { flip() } }
            if open { Panel().transition(.slide) }
          }
        }
      }
      """),
    .good(
      "an animated binding",
      """
      struct Drawer: View {
        @State private var open = false
        var body: some View {
          VStack {
            Toggle("Open", isOn: $open.animation())
            Button("Close") { open = false }
            if open { Panel().transition(.slide) }
          }
        }
      }
      """),
    .good(
      "the caller decides",
      """
      struct Drawer: View {
        let open: Bool
        var body: some View {
          VStack { if open { Panel().transition(.slide) } }
        }
      }
      """),
    .good(
      "the animation on a part that holds the condition",
      """
      struct Drawer: View {
        @State private var open = false
        private var panel: some View {
          VStack { if open { Panel().transition(.slide) } }
        }
        var body: some View {
          VStack {
            Button("Open") { open.toggle() }
            panel.animation(.spring, value: open)
          }
        }
      }
      """),
  ]
}
