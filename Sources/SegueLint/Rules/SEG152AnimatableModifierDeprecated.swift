import SegueFindings
import SegueSource
import SwiftSyntax

struct AnimatableModifierDeprecated: Rule {
  let reason = Reason.animatableModifierDeprecated
  let summary = "`AnimatableModifier` is deprecated in favour of `ViewModifier` with `Animatable`"
  let words = ["AnimatableModifier"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for shape in file.shapes {
      guard let group = shape.node.asProtocol((any DeclGroupSyntax).self),
        let inherited = group.inheritanceClause?.inheritedTypes.first(where: {
          $0.type.trimmedDescription == "AnimatableModifier"
        })
      else { continue }
      let others = shape.inherited
      let names = ["ViewModifier", "Animatable"].filter { !others.contains($0) }
      report.add(
        at: inherited.type, "`\(shape.name)` conforms to the deprecated AnimatableModifier",
        effect: "in some releases its body is not run for the values between, and nothing moves",
        remedy: "write `\(shape.name): ViewModifier, Animatable`",
        fixes: names.isEmpty
          ? []
          : [
            .safe(
              "conform to ViewModifier and Animatable",
              .replace(inherited.type, with: names.joined(separator: ", ")))
          ])
    }
  }

  let examples: [Example] = [
    .bad(
      "the deprecated protocol",
      """
      struct Shake: ↓AnimatableModifier {
        var animatableData: Double
        func body(content: Content) -> some View { content }
      }
      """,
      fixed: """
        struct Shake: ViewModifier, Animatable {
          var animatableData: Double
          func body(content: Content) -> some View { content }
        }
        """),
    .good(
      "the two protocols",
      """
      struct Shake: ViewModifier, Animatable {
        var animatableData: Double
        func body(content: Content) -> some View { content }
      }
      """),
  ]
}
