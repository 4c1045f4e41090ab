import SwiftSyntax

/// A view that comes and goes, with what decides about it.
struct Item {
  enum Cause {
    case branch(IfExprSyntax, isElse: Bool)
    case switchCase(SwitchExprSyntax)
    case rows(ClosureUse)
    case id(Modifier)
    case ternary(SequenceExprSyntax)
  }

  /// The whole chain of the view.
  let root: Chain
  let cause: Cause
  /// The expression around the item from which a climb finds the containers that stay.
  let outer: ExprSyntax

  /// The names that decide whether the view is there.
  var conditionNames: Set<String> {
    switch cause {
    case .branch(let node, _): return Self.conditionNames(of: node)
    case .switchCase(let node): return Names.roots(in: node.subject)
    case .rows(let use): return Self.collectionNames(of: use.call)
    case .id(let modifier): return modifier.argument(nil).map { Names.roots(in: $0) } ?? []
    case .ternary(let node):
      return node.elements.reduce(into: []) { names, element in
        if !element.is(UnresolvedTernaryExprSyntax.self) {
          names.formUnion(Names.roots(in: element))
        }
      }
    }
  }

  /// The names in the conditions of an `if` and, where it is an `else if`, of those before it.
  static func conditionNames(of node: IfExprSyntax) -> Set<String> {
    var names = Names.roots(in: node.conditions)
    var node = node
    while let outer = node.parent?.as(IfExprSyntax.self) {
      names.formUnion(Names.roots(in: outer.conditions))
      node = outer
    }
    return names
  }

  /// The condition as it is written.
  var conditionText: String {
    switch cause {
    case .branch(let node, _): node.conditions.trimmedDescription
    case .switchCase(let node): node.subject.trimmedDescription
    case .rows(let use): use.call.arguments.first?.expression.trimmedDescription ?? ""
    case .id(let modifier): modifier.argument(nil)?.trimmedDescription ?? ""
    case .ternary(let node): node.elements.first?.trimmedDescription ?? ""
    }
  }

  /// The names that the rows of a `ForEach` come from.
  static func collectionNames(of call: FunctionCallExprSyntax) -> Set<String> {
    call.arguments.first.map { Names.roots(in: $0.expression) } ?? []
  }

  /// The name of the view, as in `Panel`.
  var name: String { root.baseName ?? "this view" }
}
