/// Which of the views that take input has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let initial: Value

    public var wrappedValue: Value {
      get { location?.read() ?? initial }
      nonmutating set { location?.write(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: InstallableProperty, ComparableByLocation {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    if let existing = host.slots[slot] as? StateLocation<Value> {
      location = existing
      return
    }
    let made = StateLocation(initial)
    made.stage = host.node.stage
    made.name = name
    made.owner = owner
    host.slots[slot] = made
    location = made
  }

  func isSame(as other: Any) -> Bool { true }
}

private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest view that can take the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

/// Lets a view have the focus while a state has a value, and gives it to the view on a tap.
struct FocusedModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  let empty: Value

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, binding.wrappedValue == value)
      .environment(\.takeFocus) { binding.wrappedValue = value }
      .onDisappear { if binding.wrappedValue == value { binding.wrappedValue = empty } }
  }
}

extension View {
  /// Ties the view's focus to a value of a state.
  @MainActor @preconcurrency
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value, empty: nil))
  }

  /// Ties the view's focus to a state.
  @MainActor @preconcurrency
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true, empty: false))
  }
}
