import SwiftSyntax

/// One stored variable of a type, with what its source tells about the variable's type.
struct StoredProperty {
  let name: TokenSyntax
  /// The pattern, for messages.
  let node: PatternBindingSyntax
  /// As annotated, or as its initial value shows; nil where neither tells.
  let type: TypeSyntax?

  /// The type's stored variables that are its own to animate: no constants, computed or lazy
  /// variables, and none that a wrapper or another macro looks after.
  static func all(in members: MemberBlockItemListSyntax) -> [Self] {
    members.flatMap { member -> [Self] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        !variable.hasModifier(.static, .class, .lazy), variable.attributes.isHarmless
      else { return [] }
      return all(in: variable)
    }
  }

  private static func all(in variable: VariableDeclSyntax) -> [Self] {
    var following: TypeSyntax?
    var found: [Self] = []
    // In `var a, b: Double` the annotation belongs to both.
    for binding in variable.bindings.reversed() {
      if let annotated = binding.typeAnnotation?.type {
        following = annotated.trimmed
      } else if binding.initializer != nil {
        following = nil
      }
      guard !binding.isComputed, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      let type = following ?? binding.initializer.flatMap { InferredType.of($0.value) }
      found.append(StoredProperty(name: pattern.identifier.trimmed, node: binding, type: type))
    }
    return found.reversed()
  }
}

extension VariableDeclSyntax {
  func hasModifier(_ keywords: Keyword...) -> Bool {
    modifiers.contains { modifier in
      keywords.contains { modifier.name.tokenKind == .keyword($0) }
    }
  }
}

extension AttributeListSyntax {
  /// Whether nothing here turns a variable into something else than plain storage.
  fileprivate var isHarmless: Bool {
    let harmless: Set = ["available", "MainActor", "usableFromInline", "preconcurrency", "_spi"]
    return allSatisfy { element in
      guard case .attribute(let attribute) = element else { return false }
      return harmless.contains(attribute.attributeName.trimmedDescription)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the variable has a getter; observers leave it stored.
  var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { accessor in
      ![.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
    }
  }
}
