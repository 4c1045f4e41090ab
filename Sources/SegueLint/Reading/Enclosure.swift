import SwiftSyntax

/// What stands directly around an expression.
enum Enclosure {
  /// The expression is a statement of this `if`.
  case branch(IfExprSyntax, isElse: Bool)
  case switchCase(SwitchExprSyntax)
  /// The expression is a statement of a closure.
  case closure(ClosureUse)
  /// The expression is an argument of a call.
  case argument(FunctionCallExprSyntax, label: String?)
  /// The expression is an arm of a ternary.
  case ternary(SequenceExprSyntax)
  /// The expression is the value, or a statement of the getter, of a property.
  case property(VariableDeclSyntax, name: String)
  case function(FunctionDeclSyntax)
  /// The expression is a statement of the file.
  case file
  /// Nothing can be said about what is around.
  case unknown

  static func around(_ expr: some SyntaxProtocol) -> Enclosure {
    guard let parent = expr.parent else { return .unknown }
    switch parent.kind {
    case .codeBlockItem: return aroundStatement(parent)
    case .returnStmt, .expressionStmt, .tryExpr, .awaitExpr: return around(parent)
    case .ifExpr:
      guard let outer = parent.as(IfExprSyntax.self) else { return .unknown }
      return outer.elseBody?.id == expr.id ? .branch(outer, isElse: true) : .unknown
    case .unresolvedTernaryExpr: return around(parent)
    case .exprList:
      guard let sequence = parent.parent?.as(SequenceExprSyntax.self),
        sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      else { return .unknown }
      return .ternary(sequence)
    case .labeledExpr: return aroundArgument(parent)
    case .initializerClause:
      guard let binding = parent.parent?.as(PatternBindingSyntax.self) else { return .unknown }
      return property(binding)
    default: return .unknown
    }
  }

  private static func aroundArgument(_ node: Syntax) -> Enclosure {
    guard let owner = node.parent?.parent else { return .unknown }
    if let call = owner.as(FunctionCallExprSyntax.self) {
      return .argument(call, label: node.as(LabeledExprSyntax.self)?.label?.text)
    }
    if let tuple = owner.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return around(tuple)
    }
    return .unknown
  }

  private static func aroundStatement(_ item: Syntax) -> Enclosure {
    guard let list = item.parent, let owner = list.parent else { return .unknown }
    switch owner.kind {
    case .closureExpr:
      guard let use = owner.as(ClosureExprSyntax.self).flatMap(ClosureUse.init) else {
        return .unknown
      }
      return .closure(use)
    case .codeBlock:
      guard let holder = owner.parent else { return .unknown }
      if let branch = holder.as(IfExprSyntax.self) {
        return .branch(branch, isElse: branch.elseBody?.id == owner.id)
      }
      if let function = holder.as(FunctionDeclSyntax.self) { return .function(function) }
      return accessor(holder)
    case .switchCase:
      var outer = owner.parent
      while let node = outer {
        if let found = node.as(SwitchExprSyntax.self) { return .switchCase(found) }
        outer = node.parent
      }
      return .unknown
    case .accessorBlock:
      guard let binding = owner.parent?.as(PatternBindingSyntax.self) else { return .unknown }
      return property(binding)
    case .ifConfigClause:
      // `#if` in a builder adds nothing of its own.
      guard let outer = owner.parent?.parent else { return .unknown }
      return outer.parent?.is(CodeBlockItemSyntax.self) == true
        ? around(outer) : around(owner.parent ?? outer)
    case .sourceFile: return .file
    default: return .unknown
    }
  }

  private static func accessor(_ node: Syntax) -> Enclosure {
    guard let accessor = node.as(AccessorDeclSyntax.self),
      accessor.accessorSpecifier.text == "get",
      let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)
    else { return .unknown }
    return property(binding)
  }

  private static func property(_ binding: PatternBindingSyntax) -> Enclosure {
    guard let node = binding.parent?.parent?.as(VariableDeclSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .unknown }
    return .property(node, name: name)
  }
}
