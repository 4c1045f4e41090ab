import SwiftSyntax

/// How a value of a type can be made with the fewest arguments.
struct Construction {
  /// The arguments that have no default.
  private(set) var missingArguments: [String]
  /// True where only private initialisers remain.
  private(set) var isPrivate = false

  init(_ shape: TypeShape, extensions: [TypeShape]) {
    let own = Self.initialisers(in: shape.members)
    let added = extensions.flatMap { Self.initialisers(in: $0.members) }
    var candidates = (own + added).map(Self.requirements)
    if own.isEmpty, shape.kind == .struct {
      candidates.append((Self.memberwise(shape), false))
    } else if own.isEmpty, shape.kind == .enum {
      candidates.append((["case"], false))
    }
    let usable = candidates.filter { !$0.isPrivate }
    isPrivate = usable.isEmpty && !candidates.isEmpty
    missingArguments =
      (usable.isEmpty ? candidates : usable).map(\.arguments)
      .min { $0.count < $1.count } ?? []
  }

  private static func initialisers(
    in members: MemberBlockItemListSyntax
  ) -> [InitializerDeclSyntax] {
    members.flattened.compactMap { $0.as(InitializerDeclSyntax.self) }
  }

  private static func requirements(
    of node: InitializerDeclSyntax
  ) -> (arguments: [String], isPrivate: Bool) {
    var missing = node.signature.parameterClause.parameters
      .filter { $0.defaultValue == nil && $0.ellipsis == nil }
      .map(\.firstName.text)
    let effects = node.signature.effectSpecifiers
    if node.optionalMark != nil || effects?.throwsClause != nil || effects?.asyncSpecifier != nil {
      missing.append("init")
    }
    return (missing, node.modifiers.contains { $0.name.text == "private" })
  }

  /// The arguments that the memberwise initialiser asks for.
  private static func memberwise(_ shape: TypeShape) -> [String] {
    shape.properties.filter { property in
      !property.isStatic && !property.isComputed && property.initializer == nil
        && !property.modifiers.contains("lazy") && !hasDefault(property)
    }.map(\.name)
  }

  private static let alwaysProvided: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
    "Query", "FetchRequest", "SectionedFetchRequest", "AppStorage", "SceneStorage", "FocusedValue",
    "FocusedBinding", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
  ]

  private static func hasDefault(_ property: Property) -> Bool {
    if property.attributes.contains(where: { alwaysProvided.contains($0.name) }) { return true }
    let plain = property.attributes.allSatisfy {
      $0.name == "State" || $0.name.first?.isLowercase == true
    }
    if property.isOptional { return !property.isLet && plain }
    // A wrapper made in place, as in `@StateObject(wrappedValue: …)` or `@GestureState(…)`.
    return property.attributes.contains { $0.hasArguments && $0.name.first?.isUppercase == true }
  }
}
