package import SwiftSyntax

/// One property that a type declares.
package struct Property {
  package let name: String
  package let isLet: Bool
  package let isStatic: Bool
  /// The modifiers, as in `private` or `lazy`.
  package let modifiers: [String]
  /// The type as written, without blanks around it.
  package let typeText: String?
  package let attributes: [Attribute]
  package let initializer: ExprSyntax?
  package let accessors: AccessorBlockSyntax?
  package let node: VariableDeclSyntax
  package let binding: PatternBindingSyntax

  /// An attribute such as `@State` or `@Environment(\.dismiss)`.
  package struct Attribute {
    package let name: String
    package let hasArguments: Bool
  }

  /// True where the property has no storage: it has a getter, or is a bare accessor body.
  package var isComputed: Bool {
    guard let accessors else { return false }
    switch accessors.accessors {
    case .getter: return true
    case .accessors(let list):
      return list.contains { accessor in
        let kind = accessor.accessorSpecifier.text
        return kind == "get" || kind == "_read" || kind == "unsafeAddress"
      }
    @unknown default: return false
    }
  }

  /// True where the type is written as an optional.
  package var isOptional: Bool {
    guard let typeText else { return false }
    return typeText.hasSuffix("?") || typeText.hasPrefix("Optional<")
  }

  package func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }

  /// All properties that a member list declares, in order; `#if` sections are looked into.
  package static func all(in members: MemberBlockItemListSyntax) -> [Property] {
    members.flattened.flatMap { decl in
      decl.as(VariableDeclSyntax.self).map(properties(of:)) ?? []
    }
  }

  private static func properties(of node: VariableDeclSyntax) -> [Property] {
    let modifiers = node.modifiers.map(\.name.text)
    let attributes = node.attributes.flattened
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return Property(
        name: pattern.identifier.identifier?.name ?? pattern.identifier.text,
        isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        modifiers: modifiers, typeText: binding.typeAnnotation?.type.trimmedDescription,
        attributes: attributes, initializer: binding.initializer?.value,
        accessors: binding.accessorBlock, node: node, binding: binding)
    }
  }
}

extension AttributeListSyntax {
  /// The attributes by their last name, looking into `#if` sections.
  fileprivate var flattened: [Property.Attribute] {
    flatMap { element -> [Property.Attribute] in
      switch element {
      case .attribute(let attribute):
        let text = attribute.attributeName.trimmedDescription
        let name = text.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? text
        return [.init(name: name, hasArguments: attribute.arguments != nil)]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [Property.Attribute] in
          guard case .attributes(let list) = clause.elements else { return [] }
          return list.flattened
        }
      @unknown default: return []
      }
    }
  }
}
