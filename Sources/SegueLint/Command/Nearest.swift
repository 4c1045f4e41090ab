/// Finds the name that a reader most likely meant.
enum Nearest {
  /// The closest of some names, where no more than a third of it is wrong.
  static func name(to wrong: String, among names: [String]) -> String? {
    let found = names.map { ($0, distance(wrong.lowercased(), $0.lowercased())) }
      .min { $0.1 < $1.1 }
    guard let found, found.1 <= max(1, found.0.count / 3) else { return nil }
    return found.0
  }

  /// The number of letters to insert, delete or replace.
  static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for j in b.indices {
        let cost = previous + (letter == b[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, previous + 1)
      }
    }
    return row[b.count]
  }
}
