import SegueFindings
import SwiftSyntax

struct ForEachIndices: Rule {
  let reason = Reason.forEachIndices
  let summary = """
    Rows over `items.indices` or `0..<items.count` are identified by their place, so a row that is \
    inserted, deleted or moved hands its identity to its neighbour
    """
  let words = ["ForEach"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("ForEach") {
      guard let source = RowSource(call), let collection = source.indexedCollection,
        source.id == nil || source.idText == "\\.self",
        let path = Names.path(of: collection), !path.isEmpty,
        RowChanges.movesRows(of: path, in: file.scope(of: call), file)
      else { continue }
      let name = path.joined(separator: ".")
      report.add(
        at: source.data, "the rows of `\(name)` are identified by their index",
        effect: "inserting, deleting or moving an element animates the wrong row: the last one "
          + "comes or goes, and the others change their content in place",
        remedy: "write `ForEach(\(name)) { … }`, with `$` before the name where the row edits its "
          + "element, or identify the rows with `id:`")
    }
  }

  let examples: [Example] = [
    .bad(
      "indices of state that is removed",
      """
      struct Rows: View {
        @State private var rows = [Row()]
        var body: some View {
          VStack {
            ForEach(↓rows.indices, id: \\.self) { index in RowView(rows[index]) }
            Button("Drop") { rows.removeFirst() }
          }
        }
      }
      """),
    .bad(
      "a range up to the count",
      """
      struct Rows: View {
        @State private var rows = [Row()]
        var body: some View {
          ForEach(↓0..<rows.count, id: \\.self) { index in RowView(rows[index]) }
            .onDelete { rows.remove(atOffsets: $0) }
        }
      }
      """),
    .good("a range of numbers", "VStack { ForEach(0..<5) { Text(\"\\($0)\") } }"),
    .good(
      "elements that only change in place",
      """
      struct Rows: View {
        @State private var rows = [Row()]
        var body: some View {
          ForEach(rows.indices, id: \\.self) { index in
            Button("On") { rows[index].isOn.toggle(); rows[0] = Row() }
          }
        }
      }
      """),
    .good(
      "the elements",
      """
      struct Rows: View {
        @State private var rows = [Row()]
        var body: some View {
          VStack {
            ForEach(rows) { RowView($0) }
            Button("Drop") { rows.removeFirst() }
          }
        }
      }
      """),
  ]
}
