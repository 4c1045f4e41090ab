import SegueFindings
import SwiftSyntax

struct IndexInID: Rule {
  let reason = Reason.indexInID
  let summary = """
    An identity that contains the row's index changes for every row behind an insertion, deletion \
    or move, and those rows are replaced
    """
  let words = ["ForEach"]

  func check(_ file: CheckedFile, _ report: inout Report) {
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
