import SegueFindings
import SegueSource
import SwiftSyntax

struct AnimationWithoutValue: Rule {
  let reason = Reason.animationWithoutValue
  let summary = """
    An animation without a value is set for every update of the views below it: their first \
    layout, a rotation of the device, new data
    """
  let words = ["animation"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("animation") {
      guard ValuelessAnimationInsideConditional.isValueless(modifier) else { continue }
      let chain = Chain(containing: modifier.call)
      guard isView(chain, file), !chain.contains("equatable"),
        !isBranchRoot(chain, file.scope(of: modifier.call))
      else { continue }
      let scope = file.scope(of: modifier.call)
      let states = stateNames(below: modifier, scope)
      let curve = modifier.argument(nil)?.trimmedDescription ?? ".default"
      let value = states.count == 1 ? states[0] : "…"
      report.add(
        at: modifier.nameToken, "`\(modifier.text)` has no value",
        effect: "it animates every change below it, the first layout included",
        remedy:
          "add the value whose changes should animate: `.animation(\(curve), value: \(value))`",
        fixes: fixes(modifier, states, scope))
    }
  }

  private func isView(_ chain: Chain, _ file: CheckedFile) -> Bool {
    let name = chain.baseName ?? ""
    if name.contains("Transition") || name.contains("Binding") || name.contains("Lottie")
      || Transitions.otherLibraries.contains(name)
    {
      return false
    }
    // `$open.animation(…)` is a binding, `.slide.animation(…)` a transition.
    if chain.base.trimmedDescription.hasPrefix("$") { return false }
    if chain.base.as(MemberAccessExprSyntax.self)?.base == nil,
      chain.base.is(MemberAccessExprSyntax.self)
    {
      return false
    }
    if let call = chain.baseCall,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil
    {
      return false
    }
    return ViewContext.isView(chain)
  }

  private func isBranchRoot(_ chain: Chain, _ scope: TypeScope) -> Bool {
    guard chain.contains("transition") else { return false }
    if case .root = ItemSearch.around(chain, in: scope) { return true }
    return false
  }

  /// The state that the views and modifiers below read.
  private func stateNames(below modifier: Modifier, _ scope: TypeScope) -> [String] {
    guard let base = modifier.member.base, !scope.isFile else { return [] }
    return Names.roots(in: base).filter { name in
      switch scope.storage(of: name) {
      case .state, .shared: true
      case .computed, .other: false
      }
    }.sorted()
  }

  private func fixes(_ modifier: Modifier, _ states: [String], _ scope: TypeScope) -> [Fix] {
    guard states.count == 1, let argument = modifier.argument(nil),
      let property = scope.properties[states[0]], let base = modifier.member.base
    else { return [] }
    let others = Names.roots(in: base).filter { name in
      guard let other = scope.properties[name] else { return false }
      return name != states[0] && !(other.isLet && other.initializer != nil) && !other.isStatic
    }
    return [
      Fix(
        title: "add `value: \(states[0])`", isSafe: others.isEmpty && isEquatable(property),
        edits: [.insert(", value: \(states[0])", after: argument)])
    ]
  }

  private static let plainTypes: Set<String> = [
    "Bool", "Int", "Double", "CGFloat", "Float", "String", "CGSize", "CGPoint", "CGRect", "Angle",
    "Color", "UUID", "Date", "Edge", "Bool?", "Int?", "String?", "CGFloat?", "Double?",
  ]

  private func isEquatable(_ property: Property) -> Bool {
    if let text = property.typeText { return Self.plainTypes.contains(text) }
    guard let value = property.initializer else { return false }
    return AnimationValueConstant.isConstant(value)
  }

  let examples: [Example] = [
    .bad(
      "one state below it",
      """
      struct Lamp: View {
        @State private var lit = false
        var body: some View {
          Capsule()
            .fill(lit ? .yellow : .gray)
            .↓animation(.linear(duration: 1))
        }
      }
      """,
      fixed: """
        struct Lamp: View {
          @State private var lit = false
          var body: some View {
            Capsule()
              .fill(lit ? .yellow : .gray)
              .animation(.linear(duration: 1), value: lit)
          }
        }
        """),
    .bad("two values below it", "VStack { Circle().offset(x: x, y: y) }.↓animation(.spring())"),
    .good("a value", "Circle().offset(x: x).animation(.spring(), value: x)"),
    .good("a transition's own animation", "Circle().transition(.slide.animation(.spring()))"),
    .good("a binding", "Toggle(\"On\", isOn: $on.animation(.spring()))"),
    .good("a body", "Circle().animation(.spring()) { $0.offset(x: x) }"),
    .good("nil takes animations away", "Circle().offset(x: x).animation(nil)"),
    .good("a type of its own", "let player = LottieView(name).animation(.loop)"),
  ]
}
