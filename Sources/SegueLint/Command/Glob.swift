/// A pattern for paths: `*` and `?` stay inside a name, `**` crosses folders.
///
///     Glob("Sources/**/*.swift").matches("Sources/App/Panel.swift")  // true
struct Glob: Sendable, Equatable {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  func matches(_ path: String) -> Bool {
    var known: [Int: Bool] = [:]
    return match(0, Array(path), 0, &known)
  }

  /// Each pair of positions is answered once, so that many stars cost no more than length times
  /// length.
  private func match(
    _ p: Int, _ path: [Character], _ t: Int, _ known: inout [Int: Bool]
  ) -> Bool {
    let key = p * (path.count + 1) + t
    if let answer = known[key] { return answer }
    let answer = step(p, path, t, &known)
    known[key] = answer
    return answer
  }

  private func step(
    _ p: Int, _ path: [Character], _ t: Int, _ known: inout [Int: Bool]
  ) -> Bool {
    guard p < pattern.count else { return t == path.count }
    switch pattern[p] {
    case "*":
      if p + 1 < pattern.count, pattern[p + 1] == "*" {
        let isFolder = p + 2 < pattern.count && pattern[p + 2] == "/"
        // `**/` also stands for no folder at all.
        if isFolder, match(p + 3, path, t, &known) { return true }
        if !isFolder, match(p + 2, path, t, &known) { return true }
        return t < path.count && match(p, path, t + 1, &known)
      }
      if match(p + 1, path, t, &known) { return true }
      return t < path.count && path[t] != "/" && match(p, path, t + 1, &known)
    case "?": return t < path.count && path[t] != "/" && match(p + 1, path, t + 1, &known)
    default:
      return t < path.count && path[t] == pattern[p] && match(p + 1, path, t + 1, &known)
    }
  }
}
