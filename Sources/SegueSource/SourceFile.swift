package import SegueFindings
package import SwiftSyntax
import SwiftParser

/// A Swift file, parsed.
///
/// The tree is made from the raw bytes, so that offsets hold in files that are no valid UTF-8.
/// Reading a deeply nested file needs a thread with a deep stack: see ``DeepStack``.
package struct SourceFile: Sendable {
  /// The file as the reader knows it.
  package let name: String
  package let bytes: [UInt8]
  package let tree: SourceFileSyntax
  package let lines: LineTable

  /// Nesting beyond this is reported as a syntax error instead of being read.
  package static let deepestNesting = 2000

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    lines = LineTable(bytes: bytes)
    tree = (BracketGuard.softened(bytes) ?? bytes).withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.deepestNesting)
    }
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Where a node starts, after the blanks and comments before it.
  package func location(of node: some SyntaxProtocol) -> SegueFindings.SourceLocation {
    location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  package func location(at offset: Int) -> SegueFindings.SourceLocation {
    let place = lines.place(of: offset)
    return SegueFindings.SourceLocation(file: name, line: place.line, column: place.column)
  }

  /// A line without its line break; bytes that are no UTF-8 show as replacement characters.
  package func text(ofLine line: Int) -> String {
    var range = lines.range(ofLine: line)
    while let last = range.last, bytes[last] == 10 || bytes[last] == 13 {
      range = range.lowerBound..<last
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The first place that is no Swift, or nil where everything could be read.
  package var firstProblem: SegueFindings.SourceLocation? {
    guard tree.hasError else { return nil }
    return location(at: SyntaxProblem.firstOffset(in: Syntax(tree)))
  }
}
