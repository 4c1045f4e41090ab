import SegueFindings
import SwiftSyntax

struct DisablesAnimationsOnContainer: Rule {
  let reason = Reason.disablesAnimationsOnContainer
  let summary = """
    `disablesAnimations` in a `.transaction` reaches every view below and stops their `.animation` \
    modifiers, in every update
    """
  let words = ["disablesAnimations"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("transaction") {
      guard modifier.argument("value") == nil, let closure = modifier.call.trailingClosure,
        modifier.call.additionalTrailingClosures.isEmpty, disables(closure)
      else { continue }
      let chain = Chain(containing: modifier.call)
      let name = chain.baseName ?? ""
      guard KnownClosures.containers.contains(name), chain.baseCall?.trailingClosure != nil else {
        continue
      }
      report.add(
        at: modifier.nameToken, "this `.transaction` disables animations for all of `\(name)`",
        effect: "no `.animation(_:value:)` inside acts, at any time",
        remedy:
          "narrow it to one value, `.transaction(value: x) { $0.disablesAnimations = true }`, "
          + "or put it on the view that must not animate")
    }
  }

  private func disables(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.contains { statement in
      guard let sequence = statement.item.as(SequenceExprSyntax.self),
        let assignment = Assignment(sequence),
        let member = assignment.target.as(MemberAccessExprSyntax.self)
      else { return false }
      return member.declName.baseName.text == "disablesAnimations"
        && assignment.singleValue?.trimmedDescription == "true"
    }
  }

  let examples: [Example] = [
    .bad(
      "the whole stack", "VStack { Dial() }.padding().↓transaction { $0.disablesAnimations = true }"
    ),
    .good(
      "one value",
      "VStack { Dial() }.transaction(value: n) { $0.disablesAnimations = true }"),
    .good("a leaf", "Text(\"A\").transaction { $0.disablesAnimations = true }"),
    .good("only the animation", "VStack { Dial() }.transaction { $0.animation = nil }"),
  ]
}
