/// What a file declares that could be played, as a reader of its source sees it.
package struct FileOutline: Sendable {
  /// A type that conforms to `View`.
  package struct DeclaredView: Sendable {
    package var name: String
    /// Counted from 1.
    package var line: Int
    /// Whether `Name()` compiles at the end of the file.
    package var canBeMade: Bool
    /// Whether another type of the file makes it.
    package var isUsed: Bool

    package init(name: String, line: Int, canBeMade: Bool, isUsed: Bool) {
      self.name = name
      self.line = line
      self.canBeMade = canBeMade
      self.isUsed = isUsed
    }
  }

  package var views: [DeclaredView]
  /// The names of previews, providers and apps; empty ones for previews without a name.
  package var presented: [String]

  package init(views: [DeclaredView], presented: [String]) {
    self.views = views
    self.presented = presented
  }

  /// The view to present although nothing in the file presents it.
  ///
  /// - Parameters:
  ///   - preview: What the user asked for by name, if anything.
  ///   - file: The file as the user wrote it, for messages.
  /// - Returns: nil where the file itself presents what is to be played.
  package func entry(preview: String?, file: String) throws -> String? {
    if let preview {
      guard !presented.contains(preview), let view = views.first(where: { $0.name == preview })
      else { return nil }
      guard view.canBeMade else {
        throw HostError(
          .nothingToPlay, "`\(preview)` at \(file):\(view.line) cannot be made without arguments",
          effect: "there is nothing to give it", remedy: "write `#Preview { \(preview)(…) }`")
      }
      return preview
    }
    guard presented.isEmpty else { return nil }
    let possible = views.filter(\.canBeMade)
    let roots = possible.filter { !$0.isUsed }
    if roots.count == 1 { return roots[0].name }
    if possible.count == 1 { return possible[0].name }
    guard let first = (roots.isEmpty ? possible : roots).first else { throw nothing(in: file) }
    let names = (roots.isEmpty ? possible : roots)
      .map { "  \($0.name) (line \($0.line))" }.joined(separator: "\n")
    throw HostError(
      .nothingToPlay, "`\(file)` has several views that could be played:\n\(names)",
      effect: "nothing in the file says which one is meant",
      remedy: "write `--preview \(first.name)`, or a `#Preview`")
  }

  private func nothing(in file: String) -> HostError {
    guard let view = views.first else {
      var error = HostError(
        .nothingToPlay, "`\(file)` declares no view", effect: "there is nothing to play",
        remedy: "write `#Preview { YourView() }`")
      error.isWithoutViews = true
      return error
    }
    return HostError(
      .nothingToPlay, "no view of `\(file)` can be made without arguments",
      effect: "there is nothing to play", remedy: "write `#Preview { \(view.name)(…) }`")
  }
}
