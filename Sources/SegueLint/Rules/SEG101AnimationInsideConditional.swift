import SegueFindings
import SwiftSyntax

struct AnimationInsideConditional: Rule {
  let reason = Reason.animationInsideConditional
  let summary = """
    An `.animation(_:value:)` written on the view that comes and goes is itself inserted and \
    removed with it, so it animates neither direction of the transition
    """
  let words = ["transition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for transition in file.modifiers("transition") {
      let chain = Chain(containing: transition.call)
      let scope = file.scope(of: transition.call)
      guard let animation = chain.first("animation"), let value = animation.argument("value"),
        case .root(let item) = ItemSearch.around(chain, in: scope), !isIdentity(item),
        !Names.roots(in: value).isDisjoint(with: scope.resolved(item.conditionNames))
      else { continue }
      speak(item, transition, animation, value, scope, &report)
    }
  }

  private func isIdentity(_ item: Item) -> Bool {
    if case .id = item.cause { true } else { false }
  }

  private func speak(
    _ item: Item, _ transition: Modifier, _ animation: Modifier, _ value: ExprSyntax,
    _ scope: TypeScope, _ report: inout Report
  ) {
    let curve = animation.argument(nil)?.trimmedDescription ?? ".default"
    let call = "`.animation(_, value: \(value.trimmedDescription))`"
    let isFlag = Flag.read(value)?.text == Flag.ofCondition(item)
    let ownAnimation = transition.argument(nil).map {
      "\($0.trimmedDescription).animation(\(curve))"
    }
    switch AnimationContext.of(item, transition: transition, in: scope) {
    case .none, .unwritten:
      var fixes: [Fix] = []
      if let own = ownAnimation, let argument = transition.argument(nil) {
        let title = "animate the transition itself: `.transition(\(own))`"
        let edits = [TextChange.replace(argument, with: own), .remove(animation.range)]
        fixes = [Fix(title: title, isSafe: isFlag, edits: edits)]
      }
      report.add(
        at: animation.nameToken,
        "\(call) stands on `\(item.name)`, inside the `if` that inserts and removes it",
        effect: "it comes and goes together with the view it should animate, "
          + "so `\(item.name)` appears and disappears at once",
        remedy: "put `.animation(\(curve), value: \(value.trimmedDescription))` on the container "
          + "around the `if`"
          + (ownAnimation.map { ", or write `.transition(\($0))`" } ?? ""),
        fixes: fixes)
    case .transition, .ancestor, .write, .unknown:
      report.add(
        at: animation.nameToken, severity: .warning,
        "\(call) stands on `\(item.name)`, inside the `if` that inserts and removes it",
        effect: "it has no effect on the transition, which takes the animation from outside",
        remedy: "remove it, or put `.animation(\(curve), value: \(value.trimmedDescription))` on "
          + "the container around the `if`",
        fixes: [
          Fix(
            title: "remove the animation without effect", isSafe: isFlag,
            edits: [.remove(animation.range)])
        ])
    }
  }

  let examples: [Example] = [
    .bad(
      "the animation leaves with its view",
      """
      struct Inbox: View {
        @State private var show = false
        var body: some View {
          HStack {
            Button("Show") { show.toggle() }
            if show {
              Badge()
                .transition(.scale)
                .↓animation(.spring, value: show)
            }
          }
        }
      }
      """,
      fixed: """
        struct Inbox: View {
          @State private var show = false
          var body: some View {
            HStack {
              Button("Show") { show.toggle() }
              if show {
                Badge()
                  .transition(.scale.animation(.spring))
              }
            }
          }
        }
        """),
    .bad(
      "without effect beside withAnimation",
      """
      struct Inbox: View {
        @State private var show = false
        var body: some View {
          HStack {
            Button("Show") { withAnimation { show.toggle() } }
            if show { Badge().transition(.scale).↓animation(.spring, value: show) }
          }
        }
      }
      """,
      fixed: """
        struct Inbox: View {
          @State private var show = false
          var body: some View {
            HStack {
              Button("Show") { withAnimation { show.toggle() } }
              if show { Badge().transition(.scale) }
            }
          }
        }
        """),
    .good(
      "the animation stays",
      """
      struct Inbox: View {
        @State private var show = false
        var body: some View {
          HStack {
            Button("Show") { show.toggle() }
            if show { Badge().transition(.scale) }
          }
          .animation(.spring, value: show)
        }
      }
      """),
    .good(
      "the animation belongs to the transition",
      "if show { Badge().transition(.scale.animation(.spring)) }"),
    .good(
      "an animation of another value",
      "if show { Badge().transition(.scale).animation(.spring, value: count) }"),
  ]
}
