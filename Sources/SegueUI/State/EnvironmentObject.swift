public import Combine

/// An object that surroundings hand down; the view is evaluated again when it changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment; write .environmentObject(\(ObjectType.self)()) on a view around this one"
      )
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: InstallableProperty, EnvironmentReading {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    object = host.node.environment.values[ObjectType.self]
    if let object { ObjectSubscription.follow(object, host, slot) }
  }
}

extension View {
  /// Puts an observable object into the environment of the view.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentWritingModifier { $0[T.self] = object }.keyed(ObjectIdentifier(object)))
  }
}
