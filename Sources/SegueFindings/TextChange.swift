/// The replacement of a range of a source file.
public struct TextChange: Hashable, Sendable, Codable {
  /// Where the replaced text starts, in UTF-8 bytes from the start of the file.
  public var start: Int
  /// Where the replaced text ends, in UTF-8 bytes; equal to `start` for an insertion.
  public var end: Int
  /// The new text; empty for a deletion.
  public var replacement: String

  public init(start: Int, end: Int, replacement: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}
