import SwiftSyntax

/// Gathers the writes and references of a scope; a class, because visitors are.
final class ScopeCollector: SyntaxVisitor {
  private(set) var writes: [String: [Write]] = [:]
  private(set) var projections: [String: [DeclReferenceExprSyntax]] = [:]
  private(set) var references: [String: [DeclReferenceExprSyntax]] = [:]
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  /// Methods that change the value they are called on.
  private static let mutating: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "sort", "shuffle", "reverse", "swapAt", "move", "popLast", "formUnion", "subtract",
    "removeSubrange", "replaceSubrange", "update", "merge", "negate", "formSymmetricDifference",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) { add(assignment.target, .assignment(assignment), node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, Self.mutating.contains(member.declName.baseName.text)
    {
      add(base, .call(member.declName.baseName.text), node)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression, .passed, node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions[node.name.text, default: []].append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
      member.base.map(Names.isSelf) != true
    {
      return .skipChildren
    }
    let name = Names.plain(text)
    references[name, default: []].append(node)
    if text.hasPrefix("$") { projections[name, default: []].append(node) }
    return .skipChildren
  }

  // Types inside a type are scopes of their own.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ target: ExprSyntax, _ kind: Write.Kind, _ node: some ExprSyntaxProtocol) {
    guard let path = Names.path(of: target), let root = path.first else { return }
    writes[root, default: []].append(Write(path: path, kind: kind, node: ExprSyntax(node)))
  }
}
