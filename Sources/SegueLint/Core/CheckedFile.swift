import SegueFindings
import SegueSource
import SwiftSyntax

/// A parsed file with what the rules ask of it again and again.
///
/// A class, because scopes are read only when a rule asks and then kept. One thread owns it.
final class CheckedFile {
  let source: SourceFile
  let shapes: [TypeShape]
  let ternaries: [Ternary]
  let branches: [IfExprSyntax]
  let functions: [FunctionDeclSyntax]
  let settings: RuleSettings
  /// What the project, or at least this file, says about its types.
  private(set) lazy var index: ProjectIndex = IndexReader.read(self)
  /// True where the index covers more than this file.
  let isProject: Bool
  private let callsByName: [String: [FunctionCallExprSyntax]]
  private var scopes: [String: TypeScope] = [:]

  init(
    _ source: SourceFile, collected: FileCollector, project: ProjectIndex? = nil,
    settings: RuleSettings = RuleSettings()
  ) {
    self.source = source
    shapes = collected.shapes
    ternaries = collected.ternaries.compactMap(Ternary.init)
    branches = collected.branches
    functions = collected.functions
    callsByName = collected.calls
    self.settings = settings
    isProject = project != nil
    if let project { index = project }
  }

  /// The calls whose last name is this, in no particular order of nesting.
  func calls(_ name: String) -> [FunctionCallExprSyntax] { callsByName[name] ?? [] }

  /// All calls, by their last names.
  var allCalls: [String: [FunctionCallExprSyntax]] { callsByName }

  /// The modifiers with a name.
  func modifiers(_ name: String) -> [Modifier] { calls(name).compactMap(Modifier.init) }

  /// The type around a node with all its extensions in the file, or the file's own statements.
  func scope(of node: some SyntaxProtocol) -> TypeScope {
    let name = Self.typeName(around: Syntax(node)) ?? ""
    return scope(named: name)
  }

  func scope(named name: String) -> TypeScope {
    if let known = scopes[name] { return known }
    let scope =
      name.isEmpty
      ? TypeScope(file: source.tree)
      : TypeScope(name: name, shapes: shapes.filter { $0.name == name })
    scopes[name] = scope
    return scope
  }

  private static func typeName(around node: Syntax) -> String? {
    var parent = node.parent
    while let current = parent {
      switch current.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        if let shape = TypeShape(current) { return shape.name }
      default: break
      }
      parent = current.parent
    }
    return nil
  }

  /// The line on which a node starts, counted from 1.
  func line(of node: some SyntaxProtocol) -> Int { source.location(of: node).line }

  /// The line break that the file uses.
  var lineBreak: String { source.bytes.contains(13) ? "\r\n" : "\n" }

  /// The blanks before the first token of the line that a node starts on.
  func indentation(of node: some SyntaxProtocol) -> String {
    let text = source.text(ofLine: source.location(of: node).line)
    return String(text.prefix { $0 == " " || $0 == "\t" })
  }
}
