import SegueFindings
import SwiftSyntax

struct BroadID: Rule {
  let reason = Reason.broadID
  let summary = """
    An `.id` on a container replaces everything inside when it changes: text fields lose focus and \
    text, toggles jump, matched geometry starts anew
    """
  let words = ["id"]

  private let stateful: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "DatePicker",
    "matchedGeometryEffect",
  ]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("id") {
      guard modifier.call.arguments.count == 1, let value = modifier.argument(nil) else { continue }
      let chain = Chain(containing: modifier.call)
      let scope = file.scope(of: modifier.call)
      guard KnownClosures.containers.contains(chain.baseName ?? ""), !scope.isFile,
        Names.roots(in: value).contains(where: scope.isState),
        let content = chain.baseCall?.trailingClosure, let inner = stateful(in: content)
      else { continue }
      report.add(
        at: modifier.nameToken,
        "`\(modifier.text)` stands on a `\(chain.baseName ?? "container")` that holds `\(inner)`",
        effect: "when `\(value.trimmedDescription)` changes all of it is replaced: focus and state "
          + "are lost, and values jump instead of animating",
        remedy: "put the `.id` on the part that should be replaced")
    }
  }

  private func stateful(in closure: ClosureExprSyntax) -> String? {
    closure.statements.tokens(viewMode: .sourceAccurate).first { stateful.contains($0.text) }?.text
  }

  let examples: [Example] = [
    .bad(
      "a form that is replaced",
      """
      struct Editor: View {
        @State private var selection = 0
        @State private var text = ""
        var body: some View {
          VStack { Title(selection); TextField("Name", text: $text) }.↓id(selection)
        }
      }
      """),
    .good(
      "the part that changes",
      """
      struct Editor: View {
        @State private var selection = 0
        @State private var text = ""
        var body: some View {
          VStack { Title(selection).id(selection); TextField("Name", text: $text) }
        }
      }
      """),
    .good(
      "a place to scroll to",
      """
      struct Editor: View {
        @State private var text = ""
        var body: some View { VStack { TextField("Name", text: $text) }.id("top") }
      }
      """),
  ]
}
