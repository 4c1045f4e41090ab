import SwiftSyntax

/// The uses of SwiftUI's `.transition` in a file.
enum Transitions {
  /// Image views of other libraries that have a `transition` and an `animation` of their own.
  static let otherLibraries: Set<String> = [
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage", "CachedAsyncImage",
    "URLImage", "CachedImage", "RemoteImage", "AsyncImage",
  ]

  struct Use {
    let modifier: Modifier
    let argument: ExprSyntax
    let chain: Chain
  }

  /// The uses in the order of the file's calls; `.identity`, which shows nothing, is left out.
  static func uses(in file: CheckedFile) -> [Use] {
    file.modifiers("transition").compactMap { modifier in
      guard modifier.call.arguments.count == 1, let argument = modifier.argument(nil),
        modifier.call.trailingClosure == nil, argument.trimmedDescription != ".identity"
      else { return nil }
      let chain = Chain(containing: modifier.call)
      guard !otherLibraries.contains(chain.baseName ?? "") else { return nil }
      return Use(modifier: modifier, argument: argument, chain: chain)
    }
  }

  /// The names of the built-in transitions that a transition is made of.
  static func parts(of argument: ExprSyntax) -> Set<String> {
    let words = argument.tokens(viewMode: .sourceAccurate).map(\.text)
    return Set(words.filter(known.contains))
  }

  private static let known: Set<String> = [
    "identity", "opacity", "scale", "slide", "move", "push", "offset", "blurReplace", "asymmetric",
    "combined", "modifier",
  ]

  /// True where something moves: `move`, `slide`, `push`, `offset`, `scale`.
  static func hasMotion(_ argument: ExprSyntax) -> Bool {
    !parts(of: argument).isDisjoint(with: ["scale", "slide", "move", "push", "offset"])
  }
}
