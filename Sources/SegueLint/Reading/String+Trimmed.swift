extension String {
  var trimmedStart: String { String(drop { $0.isWhitespace }) }
  var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
  var trimmed: String { trimmedStart.trimmedEnd }

  /// True where the text contains a lower-case word, whatever the case of its own letters.
  func containsIgnoringCase(_ word: String) -> Bool { lowercased().contains(word) }

  var containsComment: Bool { contains("//") || contains("/*") }
}
