import SegueFindings
import SwiftSyntax

struct ContentTransitionWithoutAnimation: Rule {
  let reason = Reason.contentTransitionWithoutAnimation
  let summary = "A content transition acts only when the change of the content is animated"
  let words = ["contentTransition"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("contentTransition") {
      let chain = Chain(containing: modifier.call)
      let scope = file.scope(of: modifier.call)
      guard !scope.isFile, modifier.argument(nil)?.trimmedDescription != ".identity",
        let content = chain.baseCall
      else { continue }
      let names = Names.roots(in: content).filter(scope.isState)
      guard !names.isEmpty,
        case .none(let writes, isOwned: true) = AnimationContext.of(chain, names: names, in: scope),
        let write = writes.first
      else { continue }
      let state = write.path.joined(separator: ".")
      let animated = NoAnimationContext.animated(write)
      let wrapped = animated.contains("\n") ? "withAnimation { … }" : animated
      report.add(
        at: modifier.nameToken,
        "`\(chain.baseName ?? "this view")` has a content transition, but nothing animates the "
          + "change of `\(state)`",
        effect: "the new content replaces the old one at once",
        remedy: "write `\(wrapped)` in line \(file.line(of: write.node)), or add "
          + "`.animation(.default, value: \(state))` after the content transition")
    }
  }

  let examples: [Example] = [
    .bad(
      "the write is not animated",
      """
      struct Counter: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Text("\\(n)").↓contentTransition(.numericText())
            Button("Add") { n += 1 }
          }
        }
      }
      """),
    .good(
      "an animation on the text",
      """
      struct Counter: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Text("\\(n)").contentTransition(.numericText()).animation(.default, value: n)
            Button("Add") { n += 1 }
          }
        }
      }
      """),
    .good(
      "an animated write",
      """
      struct Counter: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Text("\\(n)").contentTransition(.numericText())
            Button("Add") { withAnimation { n += 1 } }
          }
        }
      }
      """),
  ]
}
