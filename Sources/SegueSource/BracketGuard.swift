/// Keeps the parser from square brackets nested so deeply that it would not come to an end.
///
/// The parser looks ahead whether a bracket opens a type, and again at each bracket inside, so that
/// its time doubles with each level. Nobody writes more than a few; deeper ones are shown to it as
/// round brackets, which take one byte as well.
enum BracketGuard {
  /// Brackets nested deeper than this are replaced.
  static let deepest = 6

  /// The bytes to parse in place of these; nil where they are fine as they are.
  static func softened(_ bytes: [UInt8]) -> [UInt8]? {
    var scanner = Scanner(bytes: bytes)
    let changes = scanner.deepBrackets()
    guard !changes.isEmpty else { return nil }
    var result = bytes
    for index in changes {
      result[index] = bytes[index] == Scanner.open ? UInt8(ascii: "(") : UInt8(ascii: ")")
    }
    return result
  }

  private struct Scanner {
    static let open = UInt8(ascii: "[")
    static let close = UInt8(ascii: "]")
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The places of all brackets nested too deeply, strings and comments left out.
    mutating func deepBrackets() -> [Int] {
      var depth = 0
      var found: [Int] = []
      while index < bytes.count {
        switch bytes[index] {
        case Self.open:
          depth += 1
          if depth > deepest { found.append(index) }
          index += 1
        case Self.close:
          if depth > deepest { found.append(index) }
          depth = max(0, depth - 1)
          index += 1
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"): skipComment()
        default: index += 1
        }
      }
      return found
    }

    private func next(_ distance: Int) -> UInt8? {
      index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private mutating func skipLine() {
      while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
    }

    private mutating func skipComment() {
      var depth = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
          depth += 1
          index += 2
        } else if bytes[index] == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
          depth -= 1
          index += 2
          if depth == 0 { return }
        } else {
          index += 1
        }
      }
    }

    /// Skips to the closing quote, or to the end of the line where a short string has none.
    private mutating func skipString() {
      let quote = UInt8(ascii: "\"")
      let isLong = next(1) == quote && next(2) == quote
      index += isLong ? 3 : 1
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\\") {
          index += 2
        } else if bytes[index] == quote, !isLong || (next(1) == quote && next(2) == quote) {
          index += isLong ? 3 : 1
          return
        } else if !isLong, bytes[index] == 10 {
          return
        } else {
          index += 1
        }
      }
      index = min(index, bytes.count)
    }
  }
}
