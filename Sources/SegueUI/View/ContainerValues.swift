/// A value of one's own that a view hands to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to the container around it.
public struct ContainerValues: @unchecked Sendable {
  var values: [ObjectIdentifier: Any] = [:]
  var ownTag: AnyHashable?

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { ownTag?.base as? V }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { ownTag == AnyHashable(tag) }
}

extension View {
  /// Says a value to the container around the view.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(TraitModifier(layoutValues: values.values))
  }
}

extension Traits {
  /// What the element says to a container that asks for its values.
  var containerValues: ContainerValues {
    ContainerValues(values: layoutValues, ownTag: tag)
  }
}
