import SegueSource
import SwiftSyntax

/// The collection behind a `ForEach`.
struct RowSource {
  let call: FunctionCallExprSyntax
  let data: ExprSyntax
  /// The `id:` argument.
  let id: LabeledExprSyntax?

  init?(_ call: FunctionCallExprSyntax) {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    self.call = call
    data = first.expression
    id = call.arguments.first { $0.label?.text == "id" }
  }

  /// The key path of `id:` as written, as in `\.offset`.
  var idText: String? { id?.expression.trimmedDescription }

  /// The closure that builds a row.
  var rows: ClosureExprSyntax? {
    call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
  }

  /// True where the data is `….enumerated()`.
  var isEnumerated: Bool { data.trimmedDescription.contains(".enumerated()") }

  /// The collection whose indices the data is: `items` for `items.indices` and `0..<items.count`.
  var indexedCollection: ExprSyntax? {
    if let member = data.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "indices"
    {
      return member.base
    }
    if let call = data.as(FunctionCallExprSyntax.self), Chain.name(ofCallee: call) == "Array",
      let inner = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      inner.declName.baseName.text == "indices"
    {
      return inner.base
    }
    guard let sequence = data.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].trimmedDescription == "..<",
      parts[0].trimmedDescription == "0",
      let end = parts[2].as(MemberAccessExprSyntax.self), end.declName.baseName.text == "count"
    else { return nil }
    return end.base
  }

  /// The path of the collection in an enumeration: `model.items` for
  /// `Array(model.items.enumerated())`.
  var enumeratedPath: [String]? {
    var expr = data
    while true {
      if let call = expr.as(FunctionCallExprSyntax.self) {
        if Chain.name(ofCallee: call) == "Array" || Chain.name(ofCallee: call) == "zip" {
          guard let first = call.arguments.first?.expression else { return nil }
          expr = first
        } else if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
          expr = base
        } else {
          return nil
        }
      } else {
        return Names.path(of: expr)
      }
    }
  }
}

/// Whether rows of a collection are inserted, removed or moved.
enum RowChanges {
  /// True where the file shows a change other than adding at the end: of the scope's own state, or
  /// of a model whose class stands in the same file.
  static func movesRows(of path: [String], in scope: TypeScope, _ file: CheckedFile) -> Bool {
    guard let root = path.first else { return false }
    switch scope.storage(of: root) {
    case .computed(let accessors):
      return Names.roots(in: accessors).contains { name in
        name != root && scope.properties[name]?.isComputed == false
          && scope.writes(to: name).contains { moves($0, [name]) }
      }
    case .other:
      guard scope.properties[root].map({ !$0.isLet }) == true else { return false }
    case .state, .shared: break
    }
    if scope.writes(to: root).contains(where: { moves($0, path) }) { return true }
    guard path.count == 2, let type = typeName(of: root, in: scope) else { return false }
    return file.scope(named: type).writes(to: path[1]).contains { moves($0, [path[1]]) }
  }

  private static func typeName(of name: String, in scope: TypeScope) -> String? {
    guard let property = scope.properties[name] else { return nil }
    if let text = property.typeText { return text }
    return property.initializer.flatMap(Chain.name)
  }

  private static func moves(_ write: Write, _ path: [String]) -> Bool {
    guard write.path == path else { return false }
    switch write.kind {
    case .passed, .control: return false
    case .call(let name):
      return !["append", "toggle", "update", "negate"].contains(name) && !isElement(write)
    case .assignment(let assignment):
      return assignment.isPlain && !assignment.target.is(SubscriptCallExprSyntax.self)
    }
  }

  /// True for `items[0].remove(…)`, which changes an element only.
  private static func isElement(_ write: Write) -> Bool {
    guard let call = write.node.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return base.is(SubscriptCallExprSyntax.self)
  }
}
