/// Repeatable pseudo-random numbers.
struct Xorshift {
  var state: UInt64

  mutating func next(below count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, count)))
  }
}

/// Small damages to a file.
enum Mutation {
  private static let pieces = [
    "{", "}", "(", ")", "\"", "\\(", "/*", "*/", "if x {", "? :", "#if A\n", "#endif\n", "\r\n",
    "👨‍👩‍👧", "@State var x", ".transition(.slide)", "\"\"\"", "switch y {", "case .a:", "\u{0}", "$0",
  ]

  static func apply(to bytes: inout [UInt8], _ random: inout Xorshift, _ others: [[UInt8]]) {
    let at = random.next(below: bytes.count + 1)
    let end = min(bytes.count, at + random.next(below: 12))
    switch random.next(below: 6) {
    case 0: bytes.removeSubrange(at..<end)
    case 1: bytes.insert(contentsOf: bytes[at..<end], at: random.next(below: bytes.count + 1))
    case 2: bytes.insert(contentsOf: Array(pieces[random.next(below: pieces.count)].utf8), at: at)
    case 3: if at < bytes.count { bytes[at] = UInt8(random.next(below: 256)) }
    case 4: bytes.removeSubrange(at...)
    default:
      let other = others[random.next(below: others.count)]
      bytes.insert(contentsOf: other.prefix(random.next(below: other.count + 1)), at: at)
    }
  }
}
