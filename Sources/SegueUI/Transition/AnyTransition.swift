public import SegueGeometry
public import SegueMotion

/// A transition whose type is hidden.
public struct AnyTransition: @unchecked Sendable {
  let kind: TransitionKind

  init(_ kind: TransitionKind) { self.kind = kind }

  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) { kind = transition._kind.kind }

  public static var identity: AnyTransition { AnyTransition(TransitionKind.identity) }
  public static let opacity = AnyTransition(TransitionKind.opacity)
  /// Grows from a point.
  public static var scale: AnyTransition { .scale(scale: 0.000_01) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionKind.scale(factor: Double(scale), anchor: anchor))
  }

  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(TransitionKind.slide) }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionKind.move(edge)) }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(TransitionKind.push(edge))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(TransitionKind.offset(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(TransitionKind.combined(kind, other.kind))
  }

  /// One transition for the way in, another for the way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(TransitionKind.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// This transition with an animation of its own in place of the transaction's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(TransitionKind.animated(kind, animation))
  }

  /// A transition between two states of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(TransitionKind.custom(ModifierTransition(active: active, identity: identity)))
  }

  /// The transition as the settings of the system want it.
  @MainActor func effective(in environment: EnvironmentScope) -> TransitionKind {
    guard kind.hasMotion, environment.values.accessibilityPrefersCrossFadeTransitions else {
      return kind
    }
    return .opacity
  }
}

extension View {
  /// Says how the view comes and goes when its container inserts or removes it.
  public nonisolated func transition(
    _ t: AnyTransition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      TraitModifier(
        transition: TransitionTrait(transition: t, site: SourceSite(fileID, line))))
  }

  /// Says how the view comes and goes when its container inserts or removes it.
  @MainActor @preconcurrency
  public func transition<T: Transition>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      TraitModifier(
        transition: TransitionTrait(
          transition: AnyTransition(transition), site: SourceSite(fileID, line))))
  }
}
