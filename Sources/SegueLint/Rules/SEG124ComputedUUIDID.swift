import SegueFindings
import SegueSource
import SwiftSyntax

struct ComputedUUIDID: Rule {
  let reason = Reason.computedUUIDID
  let summary = """
    An `id` that makes a new UUID each time it is read gives every row a new identity on every \
    update
    """
  let words = ["UUID"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for shape in file.shapes {
      for property in shape.properties where property.name == "id" && !property.isStatic {
        guard property.isComputed, let value = value(of: property), Self.makesUUID(value) else {
          continue
        }
        report.add(
          at: property.binding.pattern,
          "`id` of `\(shape.name)` is computed: each reading makes a new UUID",
          effect: "every row is replaced on every update: all leave and enter at once",
          remedy: "store it: `let id = UUID()`",
          fixes: fixes(property, value, shape))
      }
    }
  }

  private func value(of property: Property) -> ExprSyntax? {
    let statements: CodeBlockItemListSyntax?
    switch property.accessors?.accessors {
    case .getter(let list): statements = list
    case .accessors(let list):
      statements = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    default: statements = nil
    }
    guard let statements, statements.count == 1, let item = statements.first?.item else {
      return nil
    }
    return item.as(ReturnStmtSyntax.self)?.expression ?? ExprSyntax(item)
  }

  /// True for `UUID()`, `UUID().uuidString` and `known ?? UUID()`.
  private static func makesUUID(_ expr: ExprSyntax) -> Bool {
    if let sequence = expr.as(SequenceExprSyntax.self) {
      return sequence.elements.last.map(makesUUID) ?? false
        && sequence.elements.contains { $0.trimmedDescription == "??" }
    }
    return Unstable.isNew(expr) && expr.trimmedDescription.contains("UUID()")
  }

  /// Storing is safe where nothing is derived from the stored properties.
  private func fixes(_ property: Property, _ value: ExprSyntax, _ shape: TypeShape) -> [Fix] {
    guard shape.kind == .struct || shape.kind == .class,
      value.is(FunctionCallExprSyntax.self), let accessors = property.accessors
    else { return [] }
    let derived: Set = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable"]
    let isSafe =
      shape.kind == .struct && derived.isDisjoint(with: shape.inherited)
      && !shape.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    let start =
      property.binding.typeAnnotation?.endPositionBeforeTrailingTrivia.utf8Offset
      ?? property.binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      Fix(
        title: "store the identity", isSafe: isSafe,
        edits: [
          .replace(property.node.bindingSpecifier, with: "let"),
          .replace(
            start..<accessors.endPositionBeforeTrailingTrivia.utf8Offset,
            with: " = \(value.trimmedDescription)"),
        ])
    ]
  }

  let examples: [Example] = [
    .bad(
      "computed on each reading",
      "struct Person: Identifiable { var name: String; var ↓id: UUID { UUID() } }",
      fixed: "struct Person: Identifiable { var name: String; let id: UUID = UUID() }"),
    .bad(
      "a fallback that is new each time",
      "struct Person: Identifiable { var key: UUID?; var ↓id: UUID { key ?? UUID() } }"),
    .bad(
      "a type that is compared by its properties",
      "struct Person: Identifiable, Hashable { var ↓id: String { UUID().uuidString } }"),
    .good("stored", "struct Person: Identifiable { let id = UUID() }"),
    .good("computed from the data", "struct Person: Identifiable { var id: String { name } }"),
  ]
}
