/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// When it has had its effect, although a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When it has fully ended and moves nothing any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
