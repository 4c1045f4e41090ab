/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The file as the reader knows it: a path, or `Module/File.swift` from `#fileID`.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1 in UTF-8 bytes; 0 where only the line is known.
  public var column: Int

  public init(file: String, line: Int, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}
