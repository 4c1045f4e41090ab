/// A place in a user's source file.
package struct SourceSite: Hashable, Sendable {
  /// `Module/File.swift`.
  package let fileID: String
  /// Counted from 1.
  package let line: Int

  init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = "\(fileID)"
    self.line = Int(line)
  }

  /// `File.swift:12`.
  package var short: String {
    "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}
