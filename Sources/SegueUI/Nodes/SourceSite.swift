/// A place in a user's source file.
///
/// Kept as the compiler's own constant: copying one costs nothing, and every transaction does.
package struct SourceSite: Hashable, @unchecked Sendable {
  private let file: StaticString
  /// Counted from 1.
  package let line: Int

  init(_ fileID: StaticString, _ line: UInt) {
    file = fileID
    self.line = Int(line)
  }

  /// `Module/File.swift`.
  package var fileID: String { "\(file)" }

  /// `File.swift:12`.
  package var short: String {
    "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }

  /// Whether the library itself has written it, as inside its controls.
  var isInLibrary: Bool { fileID.hasPrefix("SegueUI/") }

  package static func == (a: SourceSite, b: SourceSite) -> Bool {
    a.line == b.line && (a.file.utf8Start == b.file.utf8Start || a.fileID == b.fileID)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}
