import SegueSource
import SwiftSyntax

/// Reads from one file what rules may want to know in another.
enum IndexReader {
  static func read(_ file: CheckedFile) -> ProjectIndex {
    var index = ProjectIndex()
    for shape in file.shapes {
      let name = lastName(shape.name)
      if shape.inherits("Identifiable") { index.identifiableTypes.insert(name) }
      if shape.inherited.contains(where: animatable.contains) { index.animatableTypes.insert(name) }
      guard shape.inherits("View"), let root = bodyRoot(of: shape) else { continue }
      if root.contains("transition") { index.transitionRoots.insert(name) }
      if ViewContext.isSingle(root) { index.plainViews.insert(name) }
    }
    for (name, calls) in file.allCalls where isOwnType(name) {
      index.constructions[name] = calls.map { construction($0, file) }
    }
    index.conditionalHelpers = Set(
      file.functions.filter { ConditionalHelper($0) != nil }.map(\.name.text))
    return index
  }

  static let animatable: Set<String> = [
    "Animatable", "AnimatableModifier", "GeometryEffect", "Shape", "InsettableShape",
  ]

  static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The chain of a body that is a single expression.
  static func bodyRoot(of shape: TypeShape) -> Chain? {
    guard let body = shape.properties.first(where: { $0.name == "body" && !$0.isStatic }),
      case .getter(let list)? = body.accessors?.accessors, list.count == 1, let item = list.first
    else { return nil }
    if let expr = item.item.as(ExprSyntax.self) { return Chain(expr) }
    guard let value = item.item.as(ReturnStmtSyntax.self)?.expression else { return nil }
    return Chain(value)
  }

  private static let common: Set<String> = [
    "Text", "Image", "Color", "Button", "Spacer", "Divider", "String", "Int", "Double", "CGFloat",
    "URL", "Date", "Array", "Set", "Dictionary", "EdgeInsets", "CGRect", "CGSize", "CGPoint",
    "GridItem", "UUID", "Group", "ForEach", "Task", "Binding", "NSLocalizedString",
    "LocalizedStringKey",
  ]

  private static func isOwnType(_ name: String) -> Bool {
    name.first?.isUppercase == true && !common.contains(name)
      && !KnownClosures.containers.contains(name)
  }

  private static func construction(
    _ call: FunctionCallExprSyntax, _ file: CheckedFile
  ) -> ProjectIndex.Construction {
    let scope = file.scope(of: call)
    let changing = call.arguments.filter { changes($0.expression, in: scope) }
      .map { $0.label?.text ?? "_" }
    return .init(changing: Set(changing), caller: lastName(scope.name))
  }

  /// True where a value depends on state of the scope or on a condition.
  static func changes(_ expr: ExprSyntax, in scope: TypeScope) -> Bool {
    if let sequence = expr.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    {
      return true
    }
    return scope.resolved(Names.roots(in: expr)).contains { name in
      switch scope.storage(of: name) {
      case .state, .shared: !scope.isFile
      case .computed, .other: false
      }
    }
  }
}
