import SwiftSyntax

/// Moves code to another depth.
enum Indentation {
  /// Replaces the blanks at the start of each line but the first, where they begin with `old`.
  static func shift(_ text: String, from old: String, to new: String) -> String {
    guard old != new else { return text }
    var result = ""
    var isFirst = true
    // A CRLF is one character to Swift and stays at the end of its line.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if !isFirst {
        result += text.contains("\r\n") ? "\r\n" : "\n"
        result += line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
      } else {
        result += line
      }
      isFirst = false
    }
    return result
  }
}

extension Trivia {
  var hasComment: Bool {
    contains { piece in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }
}
