/// The inline marks that text in code understands: **bold**, *italic*, `code`.
enum MarkdownText {
  static func parts(_ source: String) -> [Text.Part] {
    guard source.contains(where: { $0 == "*" || $0 == "`" || $0 == "_" || $0 == "\\" }) else {
      return source.isEmpty ? [] : [Text.Part(string: source, attributes: Text.Attributes())]
    }
    var parts: [Text.Part] = []
    var attributes = Text.Attributes()
    var buffer = ""
    func flush() {
      if !buffer.isEmpty { parts.append(Text.Part(string: buffer, attributes: attributes)) }
      buffer = ""
    }
    let characters = Array(source)
    var index = 0
    while index < characters.count {
      let rest = characters[index...]
      if characters[index] == "\\", index + 1 < characters.count,
        ("*_`\\" as String).contains(characters[index + 1])
      {
        buffer.append(characters[index + 1])
        index += 2
        continue
      }
      if let mark = ["**", "__", "*", "_", "`"].first(where: { rest.starts(with: Array($0)) }),
        closes(mark, in: characters, after: index, isOpen: isOpen(mark, attributes))
      {
        flush()
        toggle(mark, &attributes)
        index += mark.count
        continue
      }
      buffer.append(characters[index])
      index += 1
    }
    flush()
    return parts
  }

  private static func isOpen(_ mark: String, _ attributes: Text.Attributes) -> Bool {
    switch mark {
    case "**", "__": attributes.isBold
    case "`": attributes.design == .monospaced
    default: attributes.isItalic
    }
  }

  /// Whether a mark begins something that ends, or ends something that began.
  private static func closes(
    _ mark: String, in characters: [Character], after index: Int, isOpen: Bool
  ) -> Bool {
    let next = index + mark.count
    if isOpen { return index > 0 && !characters[index - 1].isWhitespace }
    guard next < characters.count, !characters[next].isWhitespace else { return false }
    if mark.hasPrefix("_"), index > 0, characters[index - 1].isLetter { return false }
    var place = next
    while place + mark.count <= characters.count {
      if characters[place...].starts(with: Array(mark)), !characters[place - 1].isWhitespace {
        return true
      }
      place += 1
    }
    return false
  }

  private static func toggle(_ mark: String, _ attributes: inout Text.Attributes) {
    switch mark {
    case "**", "__": attributes.isBold.toggle()
    case "`": attributes.design = attributes.design == .monospaced ? nil : .monospaced
    default: attributes.isItalic.toggle()
    }
  }
}
