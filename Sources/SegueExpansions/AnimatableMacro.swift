import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Animatable`: the stored variables of a type, gathered in `animatableData`.
package struct AnimatableMacro {
  static let ignoring = "AnimatableIgnored"

  /// The variables that move, after telling about those that cannot.
  private static func moving(
    in declaration: some DeclGroupSyntax, _ context: some MacroExpansionContext
  ) -> [StoredProperty] {
    let still = StillType.parameters(of: declaration)
    return StoredProperty.all(in: declaration.memberBlock.members)
      .filter { property in
        guard let type = property.type else {
          context.diagnose(unknownType(of: property))
          return false
        }
        guard StillType.contains(type, still: still) else { return true }
        // A view's content never moves by itself, and nobody expects it to.
        if !still.contains(type.trimmedDescription) {
          context.diagnose(stillType(type, of: property))
        }
        return false
      }
  }

  private static func unknownType(of property: StoredProperty) -> Diagnostic {
    Diagnostic(
      node: property.node,
      message: MacroExpansionErrorMessage(
        """
        the type of `\(property.name.text)` does not show in its initial value; @Animatable needs \
        it to build animatableData; write `var \(property.name.text): Double = …`, or mark it \
        with @\(ignoring)
        """))
  }

  private static func stillType(_ type: TypeSyntax, of property: StoredProperty) -> Diagnostic {
    Diagnostic(
      node: property.node,
      message: MacroExpansionWarningMessage(
        """
        `\(property.name.text)` is of type \(type.trimmedDescription), which has no values in \
        between; it jumps to its new value while the others move; mark it with @\(ignoring), or \
        give it a type that animates
        """))
  }

  private static func declaresData(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings
        .contains { $0.pattern.trimmedDescription == "animatableData" } ?? false
    }
  }

  private static func access(of declaration: some DeclGroupSyntax) -> String {
    let shown = ["public", "package", "open"]
    let modifier = declaration.modifiers.first { shown.contains($0.name.text) }
    return modifier.map { $0.name.text == "open" ? "public " : "\($0.name.text) " } ?? ""
  }
}

extension AnimatableMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard !declaration.is(EnumDeclSyntax.self), !declaration.is(ProtocolDeclSyntax.self) else {
      context.diagnose(
        Diagnostic(
          node: node,
          message: MacroExpansionErrorMessage(
            """
            @Animatable stands on something without stored variables; there is nothing to move; \
            put it on a struct
            """)))
      return []
    }
    guard !declaresData(declaration) else { return [] }
    let properties = moving(in: declaration, context)
    let access = access(of: declaration)
    switch properties.count {
    case 0: return []
    case 1: return [one(properties[0], access)]
    default: return [several(properties, access)]
    }
  }

  private static func one(_ property: StoredProperty, _ access: String) -> DeclSyntax {
    let type = property.type?.trimmedDescription ?? "Double"
    return """
      \(raw: access)var animatableData: \(raw: type).AnimatableData {
        get { \(property.name).animatableData }
        set { \(property.name).animatableData = newValue }
      }
      """
  }

  private static func several(_ properties: [StoredProperty], _ access: String) -> DeclSyntax {
    let types = properties.map { "\($0.type?.trimmedDescription ?? "Double").AnimatableData" }
    let values = properties.map { "\($0.name.text).animatableData" }
    let writes = values.enumerated().map { "\($1) = newValue.value.\($0)" }
    return """
      \(raw: access)var animatableData: AnimatableValues<\(raw: types.joined(separator: ", "))> {
        get { AnimatableValues(\(raw: values.joined(separator: ", "))) }
        set {
          \(raw: writes.joined(separator: "\n    "))
        }
      }
      """
  }
}

extension AnimatableMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Animatable {}")]
  }
}
