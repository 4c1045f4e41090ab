import SegueFindings
import SwiftSyntax

struct GetSetBindingAnimation: Rule {
  let reason = Reason.getSetBindingAnimation
  let summary = """
    A binding made by `Binding(get:set:)` hands its animation to a setter with two parameters; a \
    setter with one never sees it
    """
  let words = ["Binding"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("Binding") {
      guard let binding = HandMadeBinding(call), binding.parameters.count == 1, !binding.animates
      else { continue }
      for modifier in uses(of: call, file) {
        report.add(
          at: modifier.nameToken,
          "this binding is made by `Binding(get:set:)`, whose setter does not take `.\(modifier.name)`",
          effect: "the setter writes without the animation, and the change is shown at once",
          remedy: "use the projected binding, as in `$on.animation()`, or a setter with two "
            + "parameters: `set: { value, transaction in withTransaction(transaction) { … } }`",
          fixes: fixes(binding))
      }
    }
  }

  /// The `.animation` and `.transaction` calls on a binding or on the name it is kept under.
  private func uses(of call: FunctionCallExprSyntax, _ file: CheckedFile) -> [Modifier] {
    let chain = Chain(containing: call)
    let direct = chain.modifiers.filter(Self.animates)
    if !direct.isEmpty { return direct }
    guard let (name, place) = Self.storedName(of: chain.whole) else { return [] }
    return (file.modifiers("animation") + file.modifiers("transaction")).filter { modifier in
      guard let base = modifier.member.base, Names.path(of: base) == [name] else { return false }
      return Self.contains(place, modifier.call)
    }
  }

  private static func animates(_ modifier: Modifier) -> Bool {
    modifier.name == "animation" || modifier.name == "transaction"
  }

  /// The local or property that holds an expression, and the code in which that name is known.
  private static func storedName(of expr: ExprSyntax) -> (name: String, place: Syntax)? {
    switch Enclosure.around(expr) {
    case .property(let node, let name):
      guard let place = node.parent?.parent else { return nil }
      return (name, place)
    default: return nil
    }
  }

  private static func contains(_ outer: Syntax, _ inner: some SyntaxProtocol) -> Bool {
    outer.position <= inner.position && inner.endPosition <= outer.endPosition
  }

  private func fixes(_ binding: HandMadeBinding) -> [Fix] {
    let setter = binding.setter
    guard setter.statements.count == 1, let statement = setter.statements.first,
      setter.signature?.capture == nil, !setter.leftBrace.trailingTrivia.hasComment,
      !statement.description.contains("\n"),
      setter.signature?.parameterClause == nil
        || setter.signature?.effectSpecifiers == nil
    else { return [] }
    let name = binding.parameters[0]
    guard name != "_" else { return [] }
    let value = name == "$0" ? "value" : name
    let text = statement.tokens(viewMode: .sourceAccurate).map { token in
      token.text == "$0" ? token.description.replacing("$0", with: value) : token.description
    }.joined().trimmed
    let closure =
      "{ \(value), transaction in withTransaction(transaction) { \(text) } }"
    return [.safe("let the setter use the transaction", .replace(setter, with: closure))]
  }

  let examples: [Example] = [
    .bad(
      "on the call",
      "Toggle(\"On\", isOn: Binding(get: { on }, set: { on = $0 }).↓animation())",
      fixed: "Toggle(\"On\", isOn: Binding(get: { on }, set: { value, transaction in "
        + "withTransaction(transaction) { on = value } }).animation())"),
    .bad(
      "on a local name",
      """
      struct Switch: View {
        @State private var on = false
        var body: some View {
          let manual = Binding(get: { on }, set: { new in on = new })
          Toggle("On", isOn: manual.↓animation(.linear(duration: 1)))
        }
      }
      """,
      fixed: """
        struct Switch: View {
          @State private var on = false
          var body: some View {
            let manual = Binding(get: { on }, set: { new, transaction in \
        withTransaction(transaction) { on = new } })
            Toggle("On", isOn: manual.animation(.linear(duration: 1)))
          }
        }
        """),
    .bad(
      "a setter that cannot be rewritten unseen",
      "Binding { on } set: { new in\n  on = new\n  log(new)\n}.↓animation()"),
    .good("the projected binding", "Toggle(\"On\", isOn: $on.animation())"),
    .good(
      "a setter that takes the transaction",
      "Binding(get: { on }, set: { v, t in withTransaction(t) { on = v } }).animation()"),
    .good(
      "a setter that animates",
      "Binding(get: { on }, set: { v in withAnimation { on = v } }).animation()"),
  ]
}
