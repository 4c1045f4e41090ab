/// A symbol effect that symbols can come and go with.
public protocol TransitionSymbolEffect {}

/// A symbol effect that symbols can change into others with.
public protocol ContentTransitionSymbolEffect {}

extension _NamedSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var downUp: _NamedSymbolEffect { self }
  public var upUp: _NamedSymbolEffect { self }
  public var offUp: _NamedSymbolEffect { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var automatic: Self { Self(_name: "automatic") }
  public static var drawOn: Self { Self(_name: "drawOn") }
  public static var drawOff: Self { Self(_name: "drawOff") }
}

/// The coming and going of symbols by an effect of their own: drawn as a fade, which is said once.
@frozen
public struct SymbolEffectTransition: Transition {
  private let name: String

  public nonisolated init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {
    name = effect._name
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    StageRegistry.notDrawn("transition(.symbolEffect(.\(name)))")
    return content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension ContentTransition {
  /// The change of symbols by an effect of their own: drawn as a cross-fade, which is said once.
  public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }

  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    StageRegistry.notDrawn("contentTransition(.symbolEffect(.\(effect._name)))")
    return .opacity
  }
}

private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Asks for content that changes to be flattened first; what is drawn is the same either way.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}
