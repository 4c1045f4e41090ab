public import SegueGeometry

/// What a symbol does by itself.
public protocol SymbolEffect: Sendable {
  /// The name, as one writes it; not for use outside the library.
  var _name: String { get }
}

/// One of the library's own symbol effects.
public struct _NamedSymbolEffect: SymbolEffect, Hashable {
  public let _name: String

  public var up: _NamedSymbolEffect { self }
  public var down: _NamedSymbolEffect { self }
  public var left: _NamedSymbolEffect { self }
  public var right: _NamedSymbolEffect { self }
  public var byLayer: _NamedSymbolEffect { self }
  public var wholeSymbol: _NamedSymbolEffect { self }
  public var iterative: _NamedSymbolEffect { self }
  public var cumulative: _NamedSymbolEffect { self }
  public var reversing: _NamedSymbolEffect { self }
  public var nonReversing: _NamedSymbolEffect { self }
  public var plain: _NamedSymbolEffect { self }
  public var pulse: _NamedSymbolEffect { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var bounce: Self { Self(_name: "bounce") }
  public static var pulse: Self { Self(_name: "pulse") }
  public static var scale: Self { Self(_name: "scale") }
  public static var variableColor: Self { Self(_name: "variableColor") }
  public static var wiggle: Self { Self(_name: "wiggle") }
  public static var breathe: Self { Self(_name: "breathe") }
  public static var rotate: Self { Self(_name: "rotate") }
  public static var appear: Self { Self(_name: "appear") }
  public static var disappear: Self { Self(_name: "disappear") }
  public static var replace: Self { Self(_name: "replace") }
}

/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
}

/// What a device lets a person feel.
public struct SensoryFeedback: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { SensoryFeedback() }
}

// Accepted so that code compiles: each says once that nothing of it is drawn.

extension View {
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    StageRegistry.notDrawn("symbolEffect(.\(effect._name))")
    return self
  }

  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    StageRegistry.notDrawn("symbolEffect(.\(effect._name))")
    return self
  }

  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    accepted("symbolVariableValueMode")
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    accepted("sensoryFeedback")
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    accepted("sensoryFeedback")
  }

  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    accepted("sensoryFeedback")
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    accepted("fontWidth", if: width != nil && width != .standard)
  }

  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View {
    accepted("textScale", if: isEnabled && scale != .default)
  }

  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(
      _EnvironmentWritingModifier { $0.textSetting.baselineOffset = baselineOffset }
        .keyed(baselineOffset))
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}

/// How a symbol shows a value between 0 and 1.
public struct SymbolVariableValueMode: Hashable, Sendable {
  public static let color = SymbolVariableValueMode()
  public static let draw = SymbolVariableValueMode()
}
