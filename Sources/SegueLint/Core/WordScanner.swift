/// Finds which of a set of identifiers a file contains, without parsing it.
///
/// One pass over the bytes: at the end of each identifier its length and first byte choose the
/// few words it can be. Comments and strings are not told apart from code.
struct WordScanner: Sendable {
  private let words: [[UInt8]]
  /// For each first byte and length, the indices of the words that have them.
  private let buckets: [[UInt16]]
  private static let longest = 32

  init(_ words: Set<String>) {
    let sorted = words.map { Array($0.utf8) }.filter { $0.count < Self.longest && !$0.isEmpty }
      .sorted { $0.lexicographicallyPrecedes($1) }
    var buckets = [[UInt16]](repeating: [], count: 256 * Self.longest)
    for (index, word) in sorted.enumerated() {
      buckets[Int(word[0]) * Self.longest + word.count].append(UInt16(index))
    }
    self.words = sorted
    self.buckets = buckets
  }

  /// The words that occur as whole identifiers.
  func found(in bytes: [UInt8]) -> Set<String> {
    var hits = [Bool](repeating: false, count: words.count)
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        guard Self.isLetter[Int(buffer[index])] else {
          index += 1
          continue
        }
        let start = index
        while index < buffer.count, Self.isLetter[Int(buffer[index])] { index += 1 }
        let length = index - start
        guard length < Self.longest else { continue }
        for candidate in buckets[Int(buffer[start]) * Self.longest + length] {
          let word = words[Int(candidate)]
          if !hits[Int(candidate)], word.elementsEqual(buffer[start..<index]) {
            hits[Int(candidate)] = true
          }
        }
      }
    }
    return Set(
      zip(words, hits).filter(\.1).map { String(decoding: $0.0, as: UTF8.self) })
  }

  /// Letters, digits and the underscore, by byte.
  private static let isLetter: [Bool] = (0..<256).map { byte in
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
      || byte == 95
  }
}
