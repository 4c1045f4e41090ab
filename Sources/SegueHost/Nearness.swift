/// How alike words are, for "did you mean".
package enum Nearness {
  /// Words with the ones most like `word` first; equally like ones in their alphabetical order.
  package static func sorted(_ words: [String], to word: String) -> [String] {
    words.map { (distance($0.lowercased(), word.lowercased()), $0) }
      .sorted { $0 < $1 }
      .map(\.1)
  }

  /// Letters to insert, remove or replace to turn one word into the other.
  package static func distance(_ one: String, _ other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in target.indices {
        let replaced = diagonal + (letter == target[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, diagonal + 1, row[place] + 1)
      }
    }
    return row[target.count]
  }
}
