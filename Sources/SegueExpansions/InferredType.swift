import SwiftSyntax
import SwiftSyntaxBuilder

/// The type of a variable as far as its initial value shows it without knowing the program.
enum InferredType {
  /// The type an expression has by its form; nil where it depends on something else.
  ///
  /// `1.5` is a Double, `CGFloat(3)` a CGFloat, `Angle.degrees(90)` an Angle.
  static func of(_ expression: ExprSyntax) -> TypeSyntax? {
    if let name = literal(expression) { return "\(raw: name)" }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return of(prefix.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return of(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return arithmetic(sequence)
    }
    if let cast = expression.as(AsExprSyntax.self) { return cast.type.trimmed }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return typeNamed(call.calledExpression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return typeNamed(base)
    }
    return nil
  }

  private static func literal(_ expression: ExprSyntax) -> String? {
    switch expression.kind {
    case .floatLiteralExpr: "Double"
    case .integerLiteralExpr: "Int"
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }

  /// `1.0 / 3`: the operands agree, and an integer literal takes the type of the others.
  private static func arithmetic(_ sequence: SequenceExprSyntax) -> TypeSyntax? {
    let operators: Set = ["+", "-", "*", "/"]
    var types: Set<String> = []
    for element in sequence.elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        guard operators.contains(binary.operator.text) else { return nil }
      } else {
        guard let type = of(element) else { return nil }
        types.insert(type.trimmedDescription)
      }
    }
    if types.count > 1 { types.remove("Int") }
    guard types.count == 1, let only = types.first else { return nil }
    return "\(raw: only)"
  }

  /// `Angle`, `Angle.degrees`, `Motion.Shift`: the leading names that begin with a capital.
  private static func typeNamed(_ expression: ExprSyntax) -> TypeSyntax? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      guard isTypeName(reference) else { return nil }
      return "\(reference.baseName.trimmed)"
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      guard typeNamed(generic.expression) != nil else { return nil }
      return "\(generic.trimmed)"
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let outer = typeNamed(base)
    else { return nil }
    return isTypeName(member.declName) ? "\(outer).\(member.declName.trimmed)" : outer
  }

  private static func isTypeName(_ reference: DeclReferenceExprSyntax) -> Bool {
    reference.baseName.text.first?.isUppercase == true
  }
}
