import SwiftSyntax

/// Types that certainly have no values between two values.
enum StillType {
  private static let names: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Bool", "String", "Character", "Substring", "LocalizedStringKey", "AttributedString", "Date",
    "URL", "UUID", "Data", "Decimal", "Color", "Font", "Image", "Text", "AnyView", "AnyShapeStyle",
    "Axis", "Edge", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Namespace",
  ]

  /// Whether a type cannot move from one value to another.
  ///
  /// - Parameter still: The names of generic parameters that promise nothing of the kind.
  static func contains(_ type: TypeSyntax, still: Set<String>) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let named):
      let name = named.name.text
      return names.contains(name) || still.contains(name)
        || ["Optional", "Array", "Set", "Dictionary", "Binding"].contains(name)
    case .attributedType(let attributed): return contains(attributed.baseType, still: still)
    case .arrayType, .dictionaryType, .optionalType, .functionType, .someOrAnyType,
      .metatypeType, .implicitlyUnwrappedOptionalType:
      return true
    case .tupleType(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return true }
      return contains(only.type, still: still)
    default: return false
    }
  }

  /// The generic parameters of a declaration which no constraint makes animatable.
  static func parameters(of declaration: some DeclGroupSyntax) -> Set<String> {
    guard let generic = declaration.asProtocol((any WithGenericParametersSyntax).self),
      let clause = generic.genericParameterClause
    else { return [] }
    let requirements = generic.genericWhereClause?.requirements ?? []
    return Set(
      clause.parameters.compactMap { parameter in
        let name = parameter.name.text
        var constraints = [parameter.inheritedType?.trimmedDescription].compactMap(\.self)
        for requirement in requirements {
          guard case .conformanceRequirement(let conformance) = requirement.requirement,
            conformance.leftType.trimmedDescription == name
          else { continue }
          constraints.append(conformance.rightType.trimmedDescription)
        }
        return constraints.contains(where: isAnimatable) ? nil : name
      })
  }

  private static func isAnimatable(_ constraint: String) -> Bool {
    ["Animatable", "Shape", "VectorArithmetic", "Float", "GeometryEffect"]
      .contains { constraint.contains($0) }
  }
}
