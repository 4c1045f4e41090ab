import SwiftSyntax

/// A view expression: what it starts from and the modifiers on it, innermost first.
///
///     // VStack { … }.padding().animation(.spring, value: on)
///     chain.baseName               // "VStack"
///     chain.modifiers.map(\.name)  // ["padding", "animation"]
struct Chain {
  let base: ExprSyntax
  let modifiers: [Modifier]
  let whole: ExprSyntax

  /// Reads a chain downwards from its outermost call.
  init(_ whole: ExprSyntax) {
    var modifiers: [Modifier] = []
    base = Self.descend(whole, into: &modifiers)
    self.modifiers = modifiers.reversed()
    self.whole = whole
  }

  /// The chain that an expression is part of.
  init(containing expr: some ExprSyntaxProtocol) {
    self.init(Self.outermost(ExprSyntax(expr)))
  }

  private static func descend(_ start: ExprSyntax, into modifiers: inout [Modifier]) -> ExprSyntax {
    var expr = start
    while true {
      if let call = expr.as(FunctionCallExprSyntax.self), let modifier = Modifier(call),
        let base = modifier.member.base, modifier.name.first?.isUppercase != true
      {
        modifiers.append(modifier)
        expr = base
      } else if let section = expr.as(PostfixIfConfigExprSyntax.self), let base = section.base {
        for clause in section.config.clauses.reversed() {
          guard case .postfixExpression(let inner) = clause.elements else { continue }
          let rest = descend(inner, into: &modifiers)
          // The innermost call of the section has no base of its own.
          if let call = rest.as(FunctionCallExprSyntax.self), let modifier = Modifier(call) {
            modifiers.append(modifier)
          }
        }
        expr = base
      } else {
        return expr
      }
    }
  }

  /// The outermost expression of the chain around an expression.
  static func outermost(_ start: ExprSyntax) -> ExprSyntax {
    var expr = start
    while let parent = expr.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expr.id {
        expr = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == expr.id
      {
        expr = ExprSyntax(call)
      } else if let section = parent.as(PostfixIfConfigExprSyntax.self),
        section.base?.id == expr.id
      {
        expr = ExprSyntax(section)
      } else if parent.is(IfConfigClauseSyntax.self),
        let section = parent.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
      {
        expr = ExprSyntax(section)
      } else {
        break
      }
    }
    return expr
  }

  /// The call that makes the view, as in `VStack { … }`.
  var baseCall: FunctionCallExprSyntax? { base.as(FunctionCallExprSyntax.self) }

  /// The name of the type or property that the chain starts from.
  var baseName: String? { Self.name(of: base) }

  static func name(of expr: ExprSyntax) -> String? {
    switch expr.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return name(of: call.calledExpression)
    case .declReferenceExpr(let reference): return reference.baseName.text
    case .memberAccessExpr(let member):
      if let base = member.base, let outer = name(of: base), outer.first?.isUppercase == true,
        member.declName.baseName.text.first?.isUppercase != true
      {
        return outer
      }
      return member.declName.baseName.text
    case .genericSpecializationExpr(let generic): return name(of: generic.expression)
    case .optionalChainingExpr(let optional): return name(of: optional.expression)
    case .forceUnwrapExpr(let forced): return name(of: forced.expression)
    default: return nil
    }
  }

  func first(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }
  func all(_ name: String) -> [Modifier] { modifiers.filter { $0.name == name } }
  func contains(_ name: String) -> Bool { first(name) != nil }
}
