import SegueSource
import SwiftSyntax

/// The `// segue:ignore SEG101 reason` comments of a file.
///
/// After code it counts for that line; on a line of its own for the declaration or the line that
/// follows; in the head of a file, or as `segue:ignore-file`, for the whole file. Without ids it
/// counts for every rule.
struct Suppressions {
  private struct Entry {
    let range: Range<Int>
    /// Empty stands for every rule.
    let ids: Set<String>
  }

  private var entries: [Entry] = []

  static func hasMarker(_ bytes: [UInt8]) -> Bool {
    let marker = Array("segue:ignore".utf8)
    guard bytes.count >= marker.count else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index <= buffer.count - marker.count {
        if buffer[index] == marker[0], buffer[index + 5] == marker[5],
          buffer[index..<(index + marker.count)].elementsEqual(marker)
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  init(_ source: SourceFile) {
    guard Self.hasMarker(source.bytes) else { return }
    var isHead = true
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, before: token, isHead: isHead, source)
      readTrailing(of: token, source)
      isHead = false
    }
  }

  func covers(_ id: String, at offset: Int) -> Bool {
    entries.contains { $0.range.contains(offset) && ($0.ids.isEmpty || $0.ids.contains(id)) }
  }

  private mutating func read(
    _ trivia: Trivia, before token: TokenSyntax, isHead: Bool, _ source: SourceFile
  ) {
    var offset = token.position.utf8Offset
    for piece in trivia {
      let start = offset
      offset += piece.sourceLength.utf8Length
      guard let comment = Self.comment(piece), let marker = Self.parse(comment) else { continue }
      let whole = 0..<(source.bytes.count + 1)
      if marker.isFile || (isHead && Self.standsAlone(source, start: start, end: offset)) {
        entries.append(Entry(range: whole, ids: marker.ids))
      } else {
        entries.append(Entry(range: target(of: token, source), ids: marker.ids))
      }
    }
  }

  private mutating func readTrailing(of token: TokenSyntax, _ source: SourceFile) {
    for piece in token.trailingTrivia {
      guard let comment = Self.comment(piece), let marker = Self.parse(comment) else { continue }
      let line = source.lines.place(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line
      let range = source.lines.range(ofLine: line)
      entries.append(
        Entry(range: marker.isFile ? 0..<(source.bytes.count + 1) : range, ids: marker.ids))
    }
  }

  /// What a comment on a line of its own counts for: the declaration that starts at the token, or
  /// the token's line.
  private func target(of token: TokenSyntax, _ source: SourceFile) -> Range<Int> {
    let start = token.positionAfterSkippingLeadingTrivia
    var node = token.parent
    var declaration: Syntax?
    while let current = node, current.positionAfterSkippingLeadingTrivia == start {
      if current.is(DeclSyntax.self) { declaration = current }
      node = current.parent
    }
    if let declaration {
      return start.utf8Offset..<declaration.endPosition.utf8Offset
    }
    return source.lines.range(ofLine: source.lines.place(of: start.utf8Offset).line)
  }

  private static func comment(_ piece: TriviaPiece) -> String? {
    switch piece {
    case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }

  /// A comment in the head counts for the file where it ends a block of its own: nothing but
  /// comments before it, a blank line or an import after it.
  private static func standsAlone(_ source: SourceFile, start: Int, end: Int) -> Bool {
    let line = source.lines.place(of: start).line
    let next = source.text(ofLine: line + 1).trimmed
    return next.isEmpty || next.hasPrefix("//") || next.hasPrefix("import ")
      || next.hasPrefix("@testable import ")
  }

  private static func parse(_ comment: String) -> (ids: Set<String>, isFile: Bool)? {
    let body = comment.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    guard body.hasPrefix("segue:ignore") else { return nil }
    var rest = body.dropFirst("segue:ignore".count)
    let isFile = rest.hasPrefix("-file")
    if isFile { rest = rest.dropFirst("-file".count) }
    guard rest.isEmpty || rest.first?.isWhitespace == true || rest.first == ":" else { return nil }
    var ids: Set<String> = []
    for word in rest.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" || $0 == ":" }) {
      let id = word.uppercased()
      guard id.hasPrefix("SEG"), id.count == 6, id.dropFirst(3).allSatisfy(\.isNumber) else {
        break
      }
      ids.insert(id)
    }
    return (ids, isFile)
  }
}
