/// Decides which of the things a file declares is played.
@MainActor struct PreviewChoice {
  private let request: PlayRequest

  init(_ request: PlayRequest) { self.request = request }

  func choose(from candidates: [Candidate]) throws -> Candidate {
    if let entry = request.entry {
      guard let found = candidates.first(where: \.isEntry) else { throw nothing }
      return found.named(entry)
    }
    let declared = candidates.filter { !$0.isEntry }
    if let name = request.options.preview { return try find(name, in: declared) }
    guard let kind = declared.map(\.kind).min() else { throw nothing }
    let best = declared.filter { $0.kind == kind }
    guard best.count == 1 else { throw several(best) }
    return best[0]
  }

  /// By name, or by its number in the list.
  private func find(_ name: String, in candidates: [Candidate]) throws -> Candidate {
    if let found = candidates.first(where: { $0.name == name }) { return found }
    if let number = Int(name), candidates.indices.contains(number - 1) {
      return candidates[number - 1]
    }
    throw HostError(
      .nothingToPlay, "`\(request.file)` has no preview named \"\(name)\"",
      effect: "there is nothing to play",
      remedy: candidates.isEmpty
        ? "write `#Preview(\"\(name)\") { YourView() }`"
        : "write one of these:\n\(list(candidates))")
  }

  private func several(_ candidates: [Candidate]) -> HostError {
    HostError(
      .nothingToPlay, "`\(request.file)` has several previews",
      effect: "nothing says which one is meant", remedy: "write one of these:\n\(list(candidates))")
  }

  private func list(_ candidates: [Candidate]) -> String {
    candidates.enumerated().map { index, candidate in
      let name = candidate.name.isEmpty ? "\(index + 1)" : "\"\(candidate.name)\""
      let line = candidate.line > 0 && !candidate.name.isEmpty ? ", line \(candidate.line)" : ""
      return "    --preview \(name)   \(candidate.title)\(line)"
    }.joined(separator: "\n")
  }

  private var nothing: HostError {
    HostError(
      .nothingToPlay, "`\(request.file)` has no preview", effect: "there is nothing to play",
      remedy: "write `#Preview { YourView() }`")
  }
}
