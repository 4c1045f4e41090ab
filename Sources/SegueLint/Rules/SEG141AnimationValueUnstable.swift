import SegueFindings
import SwiftSyntax

struct AnimationValueUnstable: Rule {
  let reason = Reason.animationValueUnstable
  let summary = """
    A value that is new on every update makes `.animation(_:value:)` act on every update, also on \
    those that should not animate
    """
  let words = ["UUID", "Date", "random", "randomElement"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("animation") {
      guard let value = modifier.argument("value"), Unstable.isNew(value) else { continue }
      report.add(
        at: value, "`value: \(value.trimmedDescription)` changes on every update",
        effect: "this modifier always acts: every change below it is animated",
        remedy: "pass the state whose changes should animate, as in `value: isOpen`")
    }
  }

  let examples: [Example] = [
    .bad("a new value each time", "Circle().animation(.spring, value: ↓UUID())"),
    .bad("the time", "Circle().animation(.spring, value: ↓Date().timeIntervalSince1970)"),
    .good("state", "Circle().animation(.spring, value: open)"),
    .good("a date kept in state", "Circle().animation(.spring, value: started)"),
  ]
}
