package import SwiftSyntax

/// What one declaration of a type, or one extension, says.
package struct TypeShape {
  package enum Kind: String, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  /// The name with those of the types around it, as in `Outer.Inner`.
  package let name: String
  package let kind: Kind
  /// The inherited types by their last names, `@preconcurrency` and module names left out.
  package let inherited: [String]
  package let isGeneric: Bool
  package let modifiers: [String]
  package let node: DeclSyntax
  package let nameToken: Syntax
  package let members: MemberBlockItemListSyntax

  package init?(_ decl: some SyntaxProtocol) {
    guard let node = DeclSyntax(decl), let group = Syntax(decl).asProtocol(DeclGroupSyntax.self)
    else { return nil }
    let own: String
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let it):
      (kind, own, nameToken) = (.struct, it.name.text, Syntax(it.name))
      isGeneric = it.genericParameterClause != nil
    case .classDecl(let it):
      (kind, own, nameToken) = (.class, it.name.text, Syntax(it.name))
      isGeneric = it.genericParameterClause != nil
    case .enumDecl(let it):
      (kind, own, nameToken) = (.enum, it.name.text, Syntax(it.name))
      isGeneric = it.genericParameterClause != nil
    case .actorDecl(let it):
      (kind, own, nameToken) = (.actor, it.name.text, Syntax(it.name))
      isGeneric = it.genericParameterClause != nil
    case .protocolDecl(let it):
      (kind, own, nameToken) = (.protocol, it.name.text, Syntax(it.name))
      isGeneric = false
    case .extensionDecl(let it):
      (kind, own) = (.extension, it.extendedType.trimmedDescription)
      nameToken = Syntax(it.extendedType)
      isGeneric = false
    default: return nil
    }
    name = (Self.outerNames(of: Syntax(decl)) + [own]).joined(separator: ".")
    inherited = Self.inheritedNames(group.inheritanceClause)
    modifiers = group.modifiers.map(\.name.text)
    members = group.memberBlock.members
    self.node = node
  }

  package var properties: [Property] { Property.all(in: members) }

  package func inherits(_ name: String) -> Bool { inherited.contains(name) }

  private static func outerNames(of node: Syntax) -> [String] {
    var names: [String] = []
    var parent = node.parent
    while let current = parent {
      if let named = current.asProtocol(NamedDeclSyntax.self),
        current.asProtocol(DeclGroupSyntax.self) != nil
      {
        names.insert(named.name.text, at: 0)
      } else if let extended = current.as(ExtensionDeclSyntax.self) {
        names.insert(extended.extendedType.trimmedDescription, at: 0)
      }
      parent = current.parent
    }
    return names
  }

  private static func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    return clause.inheritedTypes.flatMap { names(of: $0.type) }
  }

  private static func names(of type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(of: $0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(of: attributed.baseType) }
    if let member = type.as(MemberTypeSyntax.self) { return [member.name.text] }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return [identifier.name.text] }
    return [type.trimmedDescription]
  }
}
