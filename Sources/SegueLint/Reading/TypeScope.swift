import SegueSource
import SwiftSyntax

/// A type with its extensions in one file: its properties, its writes and its references.
///
/// Code outside any type is a scope too, in which every name counts as state. A class, because
/// the answers are worked out on first use.
final class TypeScope {
  /// Empty for the statements of a file.
  let name: String
  let shapes: [TypeShape]
  private let roots: [Syntax]

  init(name: String, shapes: [TypeShape]) {
    self.name = name
    self.shapes = shapes
    roots = shapes.map { Syntax($0.members) }
  }

  init(file: SourceFileSyntax) {
    name = ""
    shapes = []
    roots = [Syntax(file.statements)]
  }

  var isFile: Bool { name.isEmpty }

  lazy var properties: [String: Property] = Dictionary(
    shapes.flatMap(\.properties).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private lazy var collected: ScopeCollector = {
    let collector = ScopeCollector()
    for root in roots { collector.walk(root) }
    return collector
  }()

  /// The writes to a name or to anything below it.
  func writes(to name: String) -> [Write] { collected.writes[name] ?? [] }
  /// All writes of the scope.
  var writesAll: [Write] { collected.writes.values.flatMap { $0 } }
  /// The places at which `$name` is mentioned.
  func projections(of name: String) -> [DeclReferenceExprSyntax] {
    collected.projections[name] ?? []
  }
  /// The places at which a name is read.
  func references(to name: String) -> [DeclReferenceExprSyntax] {
    collected.references[name] ?? []
  }
  var functions: [String: [FunctionDeclSyntax]] { collected.functions }

  /// What a name stands for in this scope.
  enum Storage {
    /// Owned here, so that all writes but those through `$name` are in sight.
    case state
    /// Written here, animated perhaps by its owner.
    case shared
    /// Worked out from other names.
    case computed(AccessorBlockSyntax)
    /// Given by the caller, local, or not known.
    case other
  }

  private static let owning: Set<String> = ["State"]
  private static let sharing: Set<String> = [
    "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "Bindable", "AppStorage",
    "SceneStorage", "Published", "ObservedRealmObject",
  ]

  func storage(of name: String) -> Storage {
    guard let property = properties[name] else { return isFile ? .state : .other }
    if property.isComputed, let accessors = property.accessors { return .computed(accessors) }
    let wrappers = property.attributes.map(\.name)
    if wrappers.contains(where: Self.owning.contains) { return .state }
    if wrappers.contains(where: Self.sharing.contains) { return .shared }
    return .other
  }

  /// True where the scope holds or shares a state of this name.
  func isState(_ name: String) -> Bool {
    switch storage(of: name) {
    case .state, .shared: true
    case .computed, .other: false
    }
  }

  /// Names with the computed ones among them replaced by what they read, one level deep.
  func resolved(_ names: Set<String>) -> Set<String> {
    names.reduce(into: Set<String>()) { result, name in
      result.insert(name)
      if case .computed(let accessors) = storage(of: name) {
        result.formUnion(Names.roots(in: accessors).filter { properties[$0] != nil })
      }
    }
  }
}
