package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Entry`: a value in the environment, a transaction, a container or the focus, with its key.
package struct EntryMacro {
  /// The kinds of values that hold entries, with the protocol of their keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  private struct Entry {
    let name: TokenSyntax
    let type: TypeSyntax?
    let value: ExprSyntax?
    var key: TokenSyntax { .identifier("__Key_" + name.text) }
  }

  private static func entry(_ declaration: some DeclSyntaxProtocol) throws -> Entry {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else {
      throw MacroExpansionErrorMessage(
        """
        @Entry stands on something else than one plain variable; it has no key to make; write \
        `@Entry var name: Type = value`
        """)
    }
    return Entry(
      name: pattern.identifier.trimmed, type: binding.typeAnnotation?.type.trimmed,
      value: binding.initializer?.value.trimmed)
  }

  /// The protocol of the key, from the extension around the variable.
  private static func keyProtocol(in context: some MacroExpansionContext) throws -> String {
    for outer in context.lexicalContext {
      guard let extended = outer.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      else { continue }
      let name = extended.split(separator: ".").last.map(String.init) ?? extended
      if let key = keys[name] { return key }
    }
    throw MacroExpansionErrorMessage(
      """
      @Entry stands outside of the types that hold entries; its value would belong to nobody; \
      move it into `extension EnvironmentValues`, `Transaction`, `ContainerValues` or \
      `FocusedValues`
      """)
  }
}

extension EntryMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try entry(declaration)
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors have already told what is wrong.
    guard let entry = try? entry(declaration), let key = try? keyProtocol(in: context) else {
      _ = try keyProtocol(in: context)
      return []
    }
    let members = key == "FocusedValueKey" ? try focused(entry) : try defaulted(entry)
    return [
      """
      private struct \(entry.key): SegueUI.\(raw: key) {
        \(raw: members)
      }
      """
    ]
  }

  private static func defaulted(_ entry: Entry) throws -> String {
    if let type = entry.type {
      let value = entry.value?.description ?? (type.is(OptionalTypeSyntax.self) ? "nil" : nil)
      guard let value else { throw missingValue(entry) }
      return "static var defaultValue: \(type) { \(value) }"
    }
    guard let value = entry.value else { throw missingValue(entry) }
    // Made anew at each use where the type shows, so that it need not be Sendable.
    if let type = InferredType.of(value) {
      return "static var defaultValue: \(type) { \(value) }"
    }
    return "static let defaultValue = \(value)"
  }

  private static func focused(_ entry: Entry) throws -> String {
    guard let optional = entry.type?.as(OptionalTypeSyntax.self) else {
      throw MacroExpansionErrorMessage(
        """
        `\(entry.name.text)` is not optional; there is no value while nothing has the focus; \
        write `@Entry var \(entry.name.text): Type?`
        """)
    }
    return "typealias Value = \(optional.wrappedType.trimmed)"
  }

  private static func missingValue(_ entry: Entry) -> MacroExpansionErrorMessage {
    MacroExpansionErrorMessage(
      """
      `\(entry.name.text)` has no default value; readers that nobody gave a value have none to \
      read; write `@Entry var \(entry.name.text): Type = value`
      """)
  }
}
