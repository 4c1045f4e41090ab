import SegueFindings
import SwiftParser
import SwiftSyntax

/// Walks a file once and gathers what ``SourceOutline`` lists; a class, because visitors are.
final class OutlineCollector: SyntaxVisitor {
  private(set) var previews: [SourceOutline.Preview] = []
  private(set) var mainLine: Int?
  private let file: SourceFile
  private var shapes: [TypeShape] = []
  private var extensions: [String: [TypeShape]] = [:]
  /// For each name that is called, the types in whose code that happens.
  private var callers: [String: [String]] = [:]
  private var openTypes: [String] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  func finishedTypes() -> [SourceOutline.DeclaredType] {
    shapes.compactMap { shape in
      guard let role = role(of: shape) else { return nil }
      let additions = extensions[shape.name] ?? []
      let construction = Construction(shape, extensions: additions)
      let shortName = shape.name.split(separator: ".").last.map(String.init) ?? shape.name
      let users = (callers[shortName] ?? []).filter { $0 != shape.name && !isPreview($0) }
      return SourceOutline.DeclaredType(
        name: shape.name, role: role, line: file.location(of: shape.nameToken).line,
        missingArguments: construction.missingArguments, isGeneric: shape.isGeneric,
        isHidden: isHidden(shape) || construction.isPrivate, usedBy: users)
    }
  }

  private func role(of shape: TypeShape) -> SourceOutline.Role? {
    let names = shape.inherited + (extensions[shape.name] ?? []).flatMap(\.inherited)
    if names.contains("PreviewProvider") { return .previewProvider }
    if names.contains("App") { return .app }
    return names.contains("View") && shape.kind != .protocol ? .view : nil
  }

  private func isPreview(_ name: String) -> Bool {
    shapes.contains { $0.name == name && role(of: $0) == .previewProvider }
  }

  /// A private type at the top of a file can be named anywhere in that file, a nested one cannot.
  private func isHidden(_ shape: TypeShape) -> Bool {
    guard shape.name.contains(".") else { return isInsideFunction(shape.node) }
    let outer = shapes.filter { shape.name.hasPrefix($0.name + ".") }
    return ([shape] + outer.filter { $0.name.contains(".") }).contains {
      $0.modifiers.contains("private")
    } || isInsideFunction(shape.node)
  }

  private func isInsideFunction(_ decl: DeclSyntax) -> Bool {
    var parent = decl.parent
    while let current = parent {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      parent = current.parent
    }
    return false
  }

  private func open(_ decl: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard let shape = TypeShape(decl) else { return .visitChildren }
    openTypes.append(shape.name)
    if shape.kind == .extension {
      extensions[shape.name, default: []].append(shape)
    } else {
      shapes.append(shape)
    }
    return .visitChildren
  }

  private func close() { openTypes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: StructDeclSyntax) { close() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ClassDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: EnumDeclSyntax) { close() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ActorDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      name.first?.isUppercase == true, let caller = openTypes.last,
      callers[name]?.contains(caller) != true
    {
      callers[name, default: []].append(caller)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if mainLine == nil, node.attributeName.trimmedDescription == "main" {
      mainLine = file.location(of: node).line
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    preview(node.macroName, node.arguments, at: Syntax(node))
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    preview(node.macroName, node.arguments, at: Syntax(node))
  }

  private func preview(
    _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, at node: Syntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    let place = file.location(of: node)
    let title = arguments.first.flatMap { argument -> String? in
      guard argument.label == nil else { return nil }
      return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    previews.append(.init(name: title, line: place.line, column: place.column))
    return .skipChildren
  }
}
