import SegueFindings
import SwiftSyntax

struct IndexInID: Rule {
  let reason = Reason.indexInID
  let summary = """
    An identity that contains the row's index changes for every row behind an insertion, deletion \
    or move, and those rows are replaced
    """
  let words = ["ForEach", "enumerated"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    checkMap(file, &report)
    for call in file.calls("ForEach") {
      guard let source = RowSource(call), let rows = source.rows,
        let index = indexName(source, rows),
        let path = source.isEnumerated
          ? source.enumeratedPath : source.indexedCollection.flatMap(Names.path(of:)),
        RowChanges.movesRows(of: path, in: file.scope(of: call), file)
      else { continue }
      for modifier in file.modifiers("id") where contains(rows, modifier.call) {
        guard let value = modifier.argument(nil), value.is(StringLiteralExprSyntax.self),
          Names.roots(in: value).contains(index)
        else { continue }
        report.add(
          at: modifier.nameToken, "this `.id` contains the index `\(index)` of its row",
          effect: "after an insertion, deletion or move every row behind it is replaced: all of "
            + "them fade instead of travelling",
          remedy: "build the identity from the element alone")
      }
    }
  }

  /// An element that is made with the offset of an enumeration in its `id:`.
  private func checkMap(_ file: CheckedFile, _ report: inout Report) {
    for modifier in file.modifiers("map") {
      guard let base = modifier.member.base, Chain(base).contains("enumerated"),
        let closure = modifier.call.trailingClosure
      else { continue }
      let index = firstParameter(of: closure)
      for argument in idArguments(in: Syntax(closure.statements)) {
        guard argument.is(StringLiteralExprSyntax.self) else { continue }
        let text = Names.normalized(argument)
        guard
          text.contains("$0 . offset")
            || (index.map { Names.roots(in: argument).contains($0) } ?? false)
        else { continue }
        report.add(
          at: argument, "this `id` contains the offset of its element",
          effect: "after an insertion, deletion or move every element behind it has another "
            + "identity: their rows are replaced instead of travelling",
          remedy: "build the identity from the element alone")
      }
    }
  }

  private func idArguments(in node: Syntax) -> [ExprSyntax] {
    if let argument = node.as(LabeledExprSyntax.self), argument.label?.text == "id" {
      return [argument.expression]
    }
    return node.children(viewMode: .sourceAccurate).flatMap { idArguments(in: $0) }
  }

  private func firstParameter(of closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.count > 1 ? list.first?.name.text : nil
    case .parameterClause(let clause):
      guard clause.parameters.count > 1 else { return nil }
      return clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    default: return nil
    }
  }

  private func indexName(_ source: RowSource, _ rows: ClosureExprSyntax) -> String? {
    guard source.isEnumerated || source.indexedCollection != nil else { return nil }
    switch rows.signature?.parameterClause {
    case .simpleInput(let list): return list.first?.name.text
    case .parameterClause(let clause):
      return clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    default: return nil
    }
  }

  private func contains(_ outer: some SyntaxProtocol, _ inner: some SyntaxProtocol) -> Bool {
    outer.position <= inner.position && inner.endPosition <= outer.endPosition
  }

  let examples: [Example] = [
    .bad(
      "name and index",
      """
      struct Names: View {
        @State private var names = ["Ada"]
        var body: some View {
          VStack {
            ForEach(Array(names.enumerated()), id: \\.element) { index, name in
              Text(name).↓id("\\(name)-\\(index)")
            }
            Button("Drop") { names.removeFirst() }
          }
        }
      }
      """),
    .bad(
      "elements made with their offset",
      "let rows = names.enumerated().map { Row(id: ↓\"\\($0.offset)-\\($0.element)\") }"),
    .good(
      "the name alone",
      """
      struct Names: View {
        @State private var names = ["Ada"]
        var body: some View {
          VStack {
            ForEach(Array(names.enumerated()), id: \\.element) { index, name in
              Text(name).id("row-\\(name)")
            }
            Button("Drop") { names.removeFirst() }
          }
        }
      }
      """),
  ]
}
