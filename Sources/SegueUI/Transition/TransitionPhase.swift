/// Where an item is between being wanted and being gone.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// Present.
  case identity
  /// Removed, and on its way out.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while, 1 after the item is present.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does, as far as settings of the system want to know.
public struct TransitionProperties: Sendable {
  /// Whether it moves, scales or otherwise displaces the view.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
