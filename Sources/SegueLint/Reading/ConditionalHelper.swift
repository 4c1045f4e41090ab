import SwiftSyntax

/// A function that gives back `self` in one branch and a changed `self` in another.
struct ConditionalHelper {
  let function: FunctionDeclSyntax
  /// The `if` that decides.
  let branch: IfExprSyntax

  /// Nil for any other function; `#available` decides once for a whole run and is left out.
  init?(_ function: FunctionDeclSyntax) {
    guard let statements = function.body?.statements, statements.count == 1,
      let returned = function.signature.returnClause?.type.trimmedDescription,
      returned.contains("View"),
      let branch = Self.branch(in: statements),
      Self.isExtensionOfView(function),
      !branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) })
    else { return nil }
    let arms = Self.arms(of: branch)
    guard arms.count >= 2, arms.contains(where: Self.isSelf),
      arms.allSatisfy(Self.mentionsSelf)
    else { return nil }
    self.function = function
    self.branch = branch
  }

  private static func branch(in list: CodeBlockItemListSyntax) -> IfExprSyntax? {
    guard let item = list.first?.item else { return nil }
    if let expr = item.as(IfExprSyntax.self) { return expr }
    return item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
  }

  private static func isExtensionOfView(_ function: FunctionDeclSyntax) -> Bool {
    var parent = function.parent
    while let current = parent {
      if let found = current.as(ExtensionDeclSyntax.self) {
        return found.extendedType.trimmedDescription.hasSuffix("View")
      }
      parent = current.parent
    }
    return false
  }

  private static func arms(of branch: IfExprSyntax) -> [CodeBlockSyntax] {
    var arms = [branch.body]
    switch branch.elseBody {
    case .codeBlock(let block): arms.append(block)
    case .ifExpr(let next): arms += Self.arms(of: next)
    default: break
    }
    return arms
  }

  private static func isSelf(_ block: CodeBlockSyntax) -> Bool {
    guard block.statements.count == 1, let item = block.statements.first?.item else { return false }
    if let expr = item.as(ExprSyntax.self) { return Names.isSelf(expr) }
    return item.as(ReturnStmtSyntax.self)?.expression.map(Names.isSelf) ?? false
  }

  private static func mentionsSelf(_ block: CodeBlockSyntax) -> Bool {
    // A bare modifier call stands for `self.modifier()`.
    isSelf(block) || block.statements.count == 1
  }
}
