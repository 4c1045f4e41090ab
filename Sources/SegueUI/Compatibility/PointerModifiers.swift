public import SegueGeometry

/// What a pointer over a view does to it.
public struct HoverEffect: Hashable, Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a focused view takes.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

// Nothing on a stage points without touching: each of these says so once, by its name.

extension View {
  public nonisolated func help(_ key: LocalizedStringKey) -> some View {
    accepted("help")
  }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    accepted("help")
  }

  public nonisolated func help(_ text: Text) -> some View {
    accepted("help")
  }

  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    accepted("hoverEffect")
  }

  @preconcurrency
  public nonisolated func onHover(
    perform action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    uncalled("onHover", "no pointer")
  }

  @preconcurrency
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    uncalled("onContinuousHover", "no pointer")
  }

  /// Lets the view have the focus: `focused` says when, and `onKeyPress` what keys do then.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    self
  }

  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    accepted("focusEffectDisabled")
  }

  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    accepted("defaultFocus")
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    accepted("allowsTightening", if: flag)
  }
}
