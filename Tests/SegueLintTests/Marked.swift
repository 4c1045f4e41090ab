import SegueLint

/// Code with marks that move along when the code is changed.
struct Marked {
  private let text: String

  init(_ example: Example) {
    var text = ""
    let bytes = Array(example.code.utf8)
    var position = 0
    for mark in example.marks {
      text += String(decoding: bytes[position..<mark], as: UTF8.self) + "↓"
      position = mark
    }
    self.text = text + String(decoding: bytes[position...], as: UTF8.self)
  }

  private init(text: String) { self.text = text }

  var code: String { text.split(separator: "↓", omittingEmptySubsequences: false).joined() }

  var marks: [Int] {
    var offset = 0
    return text.split(separator: "↓", omittingEmptySubsequences: false).dropLast().map { part in
      offset += part.utf8.count
      return offset
    }
  }

  func prefixed(_ prefix: String) -> Marked { Marked(text: prefix + text) }
  func suffixed(_ suffix: String) -> Marked { Marked(text: text + suffix) }

  func replacing(_ old: String, with new: String) -> Marked {
    var result = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return Marked(text: result)
  }
}
