public import SegueGeometry

/// Which element a reader of the screen is at; nobody reads here, and it stays as it was set.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let focus: FocusState<Value>

  public init() where Value == Bool { focus = FocusState() }
  public init<T: Hashable>() where Value == T? { focus = FocusState() }

  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { focus.projectedValue }
}

/// A way in which a value goes up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// An action that a reader of the screen offers.
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
}

/// How a heading stands among others.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

// Nobody reads the screen here; actions are named once, what only says more of a view is not seen.

extension View {
  @preconcurrency
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    uncalled("accessibilityAction", "no reader of the screen")
  }

  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(.default, handler)
  }

  @_disfavoredOverload
  @preconcurrency
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(.default, handler)
  }

  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(.default, handler)
  }

  @preconcurrency
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    uncalled("accessibilityAdjustableAction", "no reader of the screen")
  }

  @preconcurrency
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    uncalled("accessibilityScrollAction", "no reader of the screen")
  }

  public nonisolated func accessibilityFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View {
    accepted("accessibilityFocused")
  }

  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    accepted("accessibilityFocused")
  }

  /// Says what readers of the screen are told in the view's place; nothing of it is drawn.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accepted("accessibilityRepresentation")
  }

  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    accepted("accessibilityShowsLargeContentViewer")
  }

  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accepted("accessibilityIgnoresInvertColors")
  }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accepted("accessibilityHeading")
  }

  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accepted("accessibilityLabeledPair")
  }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accepted("accessibilityRespondsToUserInteraction")
  }
}

/// What a view is in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}
