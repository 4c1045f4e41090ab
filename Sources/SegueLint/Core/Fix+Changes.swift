import SegueFindings
import SwiftSyntax

extension Fix {
  /// A fix that may be applied unseen.
  static func safe(_ title: String, _ edits: TextChange...) -> Fix {
    Fix(title: title, isSafe: true, edits: edits)
  }

  /// A fix that is only shown.
  static func shown(_ title: String, _ edits: TextChange...) -> Fix {
    Fix(title: title, isSafe: false, edits: edits)
  }
}

extension TextChange {
  static func replace(_ node: some SyntaxProtocol, with text: String) -> TextChange {
    TextChange(
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: text)
  }

  static func replace(_ range: Range<Int>, with text: String) -> TextChange {
    TextChange(start: range.lowerBound, end: range.upperBound, replacement: text)
  }

  static func remove(_ range: Range<Int>) -> TextChange { replace(range, with: "") }

  static func insert(_ text: String, after node: some SyntaxProtocol) -> TextChange {
    let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
    return TextChange(start: offset, end: offset, replacement: text)
  }

  static func insert(_ text: String, before node: some SyntaxProtocol) -> TextChange {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return TextChange(start: offset, end: offset, replacement: text)
  }
}
