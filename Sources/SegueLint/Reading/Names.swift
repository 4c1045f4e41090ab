import SwiftSyntax

/// The names that a piece of code reads.
enum Names {
  /// The names at the root of every path: `model` for `model.items.count`, `open` for `self.open`,
  /// also `open` for `$open`. Names of types are left out.
  static func roots(in node: some SyntaxProtocol) -> Set<String> {
    var result: Set<String> = []
    collect(Syntax(node), into: &result)
    return result
  }

  private static func collect(_ node: Syntax, into result: inout Set<String>) {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      insert(reference, into: &result)
    } else if let member = node.as(MemberAccessExprSyntax.self) {
      if let base = member.base {
        if isSelf(base) {
          insert(member.declName, into: &result)
        } else {
          collect(Syntax(base), into: &result)
        }
      }
    } else if let binding = node.as(OptionalBindingConditionSyntax.self),
      binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      result.insert(name)
    } else {
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        collect(child, into: &result)
      }
    }
  }

  private static func insert(
    _ reference: DeclReferenceExprSyntax, into result: inout Set<String>
  ) {
    let text = reference.baseName.text
    guard text != "self", text.first?.isUppercase != true else { return }
    result.insert(plain(text))
  }

  static func isSelf(_ expr: ExprSyntax) -> Bool {
    expr.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  /// A name without the `$` or backticks around it.
  static func plain(_ text: String) -> String {
    let text = text.hasPrefix("$") ? String(text.dropFirst()) : text
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The root of a path, as in `model` for `model.items[0].name`; nil for anything but a path.
  static func root(of expr: ExprSyntax) -> String? { path(of: expr)?.first }

  /// The names of a path without `self`, subscripts and unwrapping; nil for anything else.
  static func path(of expr: ExprSyntax) -> [String]? {
    switch expr.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return isSelf(expr) ? [] : [plain(reference.baseName.text)]
    case .memberAccessExpr(let member):
      guard let base = member.base, let outer = path(of: base) else { return nil }
      return outer + [member.declName.baseName.text]
    case .subscriptCallExpr(let call): return path(of: call.calledExpression)
    case .optionalChainingExpr(let optional): return path(of: optional.expression)
    case .forceUnwrapExpr(let forced): return path(of: forced.expression)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return path(of: only.expression)
    default: return nil
    }
  }

  /// Code as one line of tokens without blanks, comments and `self.`, for comparisons.
  static func normalized(_ node: some SyntaxProtocol) -> String {
    let text = node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    return text.hasPrefix("self . ") ? String(text.dropFirst(7)) : text
  }
}
