import SegueFindings
import SwiftSyntax

struct DeadTernaryInBranch: Rule {
  let reason = Reason.deadTernaryInBranch
  let summary = """
    Inside `if show` the flag is always true; while the view leaves it keeps its last values, so \
    the other arm of a ternary on the flag is never shown
    """
  let words = ["View", "opacity", "blur", "offset", "scaleEffect", "rotationEffect"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for ternary in file.ternaries {
      guard let flag = ternary.flag, let dead = dead(ternary, flag) else { continue }
      let live = dead.value != flag.isNegated
      let arm = live ? ternary.first.trimmedDescription : ternary.secondText
      let condition = ternary.conditionText.replacing(" . ", with: ".")
      report.add(
        at: ternary.condition[0],
        "`\(flag.text)` is always \(dead.value) here, so this ternary is always `\(arm)`",
        effect: "its other value is never shown, also not while the view comes or leaves",
        remedy: remedy(dead.modifier, condition),
        fixes: fixes(ternary, arm, live: live))
    }
  }

  private func remedy(_ modifier: Modifier?, _ condition: String) -> String {
    switch modifier?.name {
    case "opacity": "remove the ternary and write `.transition(.opacity)`"
    case "scaleEffect": "remove the ternary and write `.transition(.scale)`"
    case "offset": "remove the ternary and write `.transition(.offset(x: 0, y: 20))`"
    case "blur":
      "remove the ternary and write a transition: "
        + "`.transition(.modifier(active: Blur(radius: 8), identity: Blur(radius: 0)))`"
    default: "remove the ternary and say with `.transition(…)` how the view comes and goes"
    }
  }

  private func fixes(_ ternary: Ternary, _ arm: String, live: Bool) -> [Fix] {
    let isSingle = live || ternary.secondExpr != nil
    guard isSingle, !ternary.sequence.description.containsComment,
      ternary.condition[0].id == ternary.sequence.elements.first?.id
    else { return [] }
    return [.safe("keep the arm that is shown", .replace(ternary.sequence, with: arm))]
  }

  private struct Dead {
    let value: Bool
    let modifier: Modifier?
  }

  /// What the flag is in the branch around a ternary; nil where it is not known, where the ternary
  /// runs at another time, or where the branch is no part of a view.
  private func dead(_ ternary: Ternary, _ flag: (text: String, isNegated: Bool)) -> Dead? {
    var modifier: Modifier?
    var node = Syntax(ternary.sequence)
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard let use = ClosureUse(closure) else { return nil }
        switch use.role {
        case .transparent, .rows, .container: break
        case .action, .animated, .later, .unknown: return nil
        }
      } else if let call = parent.as(FunctionCallExprSyntax.self), modifier == nil {
        modifier = Modifier(call)
      } else if let branch = parent.as(IfExprSyntax.self) {
        if let value = value(of: flag.text, in: branch, at: node) {
          let chain = modifier.map { Chain(containing: $0.call) }
          guard chain != nil || isInView(branch),
            ViewContext.isBuilt(outermost(branch)) || isInView(branch)
          else { return nil }
          return Dead(value: value, modifier: modifier)
        }
      } else if parent.asProtocol(DeclGroupSyntax.self) != nil || parent.is(FunctionDeclSyntax.self)
      {
        return nil
      }
      node = parent
    }
    return nil
  }

  private func outermost(_ branch: IfExprSyntax) -> ExprSyntax {
    var branch = branch
    while let outer = branch.parent?.as(IfExprSyntax.self) { branch = outer }
    return ExprSyntax(branch)
  }

  /// A branch whose content is a chain with modifiers, also in code without a type around it.
  private func isInView(_ branch: IfExprSyntax) -> Bool {
    branch.body.statements.contains { statement in
      ExprSyntax(statement.item).map { ViewContext.isView(Chain($0)) } ?? false
    } && branch.body.statements.allSatisfy { !$0.item.is(SequenceExprSyntax.self) }
  }

  private func value(of flag: String, in branch: IfExprSyntax, at node: Syntax) -> Bool? {
    if node.id == branch.body.id {
      guard !isReassigned(flag, in: branch.body),
        let known = Flag.required(by: branch).first(where: { $0.text == flag })
      else { return nil }
      return !known.isNegated
    }
    guard node.id == branch.elseBody?.id, branch.conditions.count == 1,
      case .expression(let expr)? = branch.conditions.first?.condition,
      let known = Flag.read(expr), known.text == flag
    else { return nil }
    return known.isNegated
  }

  private func isReassigned(_ flag: String, in body: CodeBlockSyntax) -> Bool {
    body.statements.contains { statement in
      guard let declaration = statement.item.as(VariableDeclSyntax.self) else { return false }
      return declaration.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == flag
      }
    }
  }

  let examples: [Example] = [
    .bad(
      "values for coming and going",
      """
      VStack {
        if show {
          Card()
            .blur(radius: ↓show ? 0 : 8)
            .opacity(↓show ? 1 : 0)
        }
      }
      """,
      fixed: """
        VStack {
          if show {
            Card()
              .blur(radius: 0)
              .opacity(1)
          }
        }
        """),
    .bad(
      "one condition of several",
      "VStack { if ready && model.open { Card().offset(y: ↓!model.open ? 20 : 0) } }",
      fixed: "VStack { if ready && model.open { Card().offset(y: 0) } }"),
    .bad(
      "the other branch",
      "VStack { if show { A() } else { B().opacity(↓show ? 0 : 1) } }",
      fixed: "VStack { if show { A() } else { B().opacity(1) } }"),
    .good(
      "a transition",
      "VStack { if show { Card().transition(.modifier(active: Blur(8), identity: Blur(0))) } }"),
    .good("another flag", "VStack { if show { Card().opacity(busy ? 0.5 : 1) } }"),
    .good(
      "an action runs later",
      "VStack { if show { Card().onTapGesture { n = show ? 1 : 2 } } }"),
    .good("a condition with or", "VStack { if show || busy { Card().opacity(show ? 1 : 0.5) } }"),
    .good(
      "code that builds no view", "func f() { if show { send(show ? 1 : 2); log() } }"),
  ]
}
