public import Observation

/// A value of one's own that surroundings hand down to views.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Everything that surroundings hand down to views.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An observable object by its type.
  public subscript<T: AnyObject>(_ type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A place on the way from the root to a node where modifiers may change the environment.
///
/// Nodes between two such places share one. A class because it caches the values that all of them
/// read.
@MainActor
final class EnvironmentScope {
  let parent: EnvironmentScope?
  private var transform: ((inout EnvironmentValues) -> Void)?
  private var cached: EnvironmentValues?
  private var version = 0
  private var parentVersion = -1

  init(root: EnvironmentValues) {
    parent = nil
    cached = root
  }

  init(parent: EnvironmentScope, _ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
  }

  /// The values in force here.
  var values: EnvironmentValues {
    guard let parent else { return cached ?? EnvironmentValues() }
    let current = parent.currentVersion
    if let cached, current == parentVersion { return cached }
    parentVersion = current
    version += 1
    var values = parent.values
    transform?(&values)
    cached = values
    return values
  }

  private var currentVersion: Int {
    guard let parent else { return version }
    if cached == nil || parent.currentVersion != parentVersion { _ = values }
    return version
  }

  /// Sets the values of the root.
  func setRoot(_ values: EnvironmentValues) {
    cached = values
    version += 1
  }

  /// Changes what this scope does to its parent's values.
  func setTransform(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    cached = nil
    version += 1
  }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment where Value: AnyObject & Observation.Observable {
  public init(_ type: Value.Type) {
    read = { values in
      guard let object = values[type] else {
        preconditionFailure(
          "no \(type) in the environment; write .environment(\(type)()) on a view around this one")
      }
      return object
    }
  }
}

extension Environment {
  public init<T: AnyObject & Observation.Observable>(_ type: T.Type) where Value == T? {
    read = { $0[type] }
  }
}

extension Environment: InstallableProperty, EnvironmentReading {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    value = read(host.node.environment.values)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
