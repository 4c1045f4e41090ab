/// A value of one's own that the view with the focus hands up.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus says to the rest of a program.
public struct FocusedValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// These values with others on top.
  func merged(with other: FocusedValues) -> FocusedValues {
    var result = self
    result.values.merge(other.values) { _, new in new }
    return result
  }
}

/// What the view with the focus says under a key.
///
/// On a stage one scene has the focus for ever: what `focusedSceneValue` and `focusedValue` say is
/// read by everything inside the view that says it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  @Environment(\.focusedValues) private var values

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? { values[keyPath: keyPath] }
}

/// A binding that the view with the focus says under a key.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  @Environment(\.focusedValues) private var values

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? {
    get { values[keyPath: keyPath]?.wrappedValue }
    nonmutating set {
      if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    let binding = values[keyPath: keyPath]
    return Binding(
      get: { binding?.wrappedValue },
      set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

private enum FocusedValuesKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

extension View {
  /// Says a value for as long as the view has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  /// Says a value for as long as the view has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let keyPath = keyPath
    return modifier(_EnvironmentWritingModifier { $0.focusedValues[keyPath: keyPath] = value })
  }

  /// Says a value for as long as the scene has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  /// Says a value for as long as the scene has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValue(keyPath, value)
  }

  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public nonisolated func focusSection() -> some View { self }

  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    accepted("prefersDefaultFocus", if: prefersDefaultFocus)
  }
}
