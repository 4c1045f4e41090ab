import Foundation

/// Makes the compiler see lines at the end of a file that are not there on disk.
///
/// Paths, lines and excerpts in diagnostics stay the user's, and the added lines can name private
/// types of the file.
package struct SourceOverlay {
  /// The type that presents a view which no preview presents.
  package static let entryName = "__SegueEntry"

  /// The absolute path of the file.
  package var path: String
  package var text: String
  /// The view to present, made without arguments.
  package var view: String

  package init(path: String, text: String, view: String) {
    self.path = path
    self.text = text
    self.view = view
  }

  /// Writes the overlay into a folder; the path to give to the compiler.
  package func write(to folder: WorkFolder) throws -> String {
    let copy = folder("overlay.swift")
    // Blank lines keep the entry out of excerpts of the file's last lines.
    let entry = """




      private struct \(Self.entryName): SegueUI.PreviewProvider {
        static var previews: some SegueUI.View { \(view)() }
      }

      """
    try Data((text + entry).utf8).write(to: URL(fileURLWithPath: copy))
    let root = Root(name: path, contents: copy)
    let map = folder("overlay.json")
    try JSONEncoder().encode(Map(roots: [root])).write(to: URL(fileURLWithPath: map))
    return map
  }

  private struct Map: Encodable {
    var version = 0
    var caseSensitive = true
    var useExternalNames = false
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case useExternalNames = "use-external-names"
    }
  }

  private struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }
}
