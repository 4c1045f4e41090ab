import SegueFindings
import SegueSource
import SwiftSyntax

struct ForEachOffsetID: Rule {
  let reason = Reason.forEachOffsetID
  let summary = """
    With the offset as identity, inserting, deleting or moving an element changes the data of all \
    rows behind it and adds or removes the last one
    """
  let words = ["ForEach"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for call in file.calls("ForEach") {
      guard let source = RowSource(call), let id = source.id, source.isEnumerated,
        source.idText == "\\.offset" || source.idText == "\\.0",
        let path = source.enumeratedPath
      else { continue }
      let scope = file.scope(of: call)
      guard RowChanges.movesRows(of: path, in: scope, file) else { continue }
      let name = path.joined(separator: ".")
      let fix = isIdentifiable(path, scope, file)
      report.add(
        at: id.expression, "the rows of `\(name)` are identified by their offset",
        effect: "inserting, deleting or moving an element animates the wrong row: the last one "
          + "comes or goes, and the others change their content in place",
        remedy: fix
          ? "write `id: \\.element.id`, or `ForEach(\(name))`"
          : "identify the rows by their data, as in `id: \\.element.id`",
        fixes: fix
          ? [
            .safe(
              "identify the rows by `\\.element.id`", .replace(id.expression, with: "\\.element.id")
            )
          ]
          : [])
    }
  }

  /// True where the file declares the element type as Identifiable.
  private func isIdentifiable(_ path: [String], _ scope: TypeScope, _ file: CheckedFile) -> Bool {
    guard path.count == 1, let property = scope.properties[path[0]] else { return false }
    var element: String?
    if let text = property.typeText, text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      element = String(text.dropFirst().dropLast())
    } else if let first = property.initializer?.as(ArrayExprSyntax.self)?.elements.first {
      element = Chain.name(of: first.expression)
    }
    return element.map { file.index.identifiableTypes.contains($0) } ?? false
  }

  let examples: [Example] = [
    .bad(
      "names that are removed",
      """
      struct Names: View {
        @State private var names = ["Ada", "Bob"]
        var body: some View {
          VStack {
            ForEach(Array(names.enumerated()), id: ↓\\.offset) { _, name in Text(name) }
            Button("Drop") { names.removeFirst() }
          }
        }
      }
      """),
    .bad(
      "elements that have an identity",
      """
      struct Item: Identifiable { let id: Int }
      struct Items: View {
        @State private var items: [Item] = []
        var body: some View {
          VStack {
            ForEach(Array(items.enumerated()), id: ↓\\.offset) { index, item in Row(item) }
            Button("Shuffle") { items.shuffle() }
          }
        }
      }
      """,
      fixed: """
        struct Item: Identifiable { let id: Int }
        struct Items: View {
          @State private var items: [Item] = []
          var body: some View {
            VStack {
              ForEach(Array(items.enumerated()), id: \\.element.id) { index, item in Row(item) }
              Button("Shuffle") { items.shuffle() }
            }
          }
        }
        """),
    .good(
      "an array that never changes",
      """
      struct Names: View {
        let names = ["Ada", "Bob"]
        var body: some View {
          ForEach(Array(names.enumerated()), id: \\.offset) { _, name in Text(name) }
        }
      }
      """),
    .good(
      "an array that only grows at its end",
      """
      struct Log: View {
        @State private var lines: [String] = []
        var body: some View {
          VStack {
            ForEach(Array(lines.enumerated()), id: \\.offset) { _, line in Text(line) }
            Button("Add") { lines.append("a") }
          }
        }
      }
      """),
    .good(
      "the element's own identity",
      """
      struct Names: View {
        @State private var names = ["Ada", "Bob"]
        var body: some View {
          VStack {
            ForEach(Array(names.enumerated()), id: \\.element) { _, name in Text(name) }
            Button("Drop") { names.removeFirst() }
          }
        }
      }
      """),
  ]
}
