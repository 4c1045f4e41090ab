public import Observation

/// A value of one's own that surroundings hand down to views.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Everything that surroundings hand down to views.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What many leaves ask for; shared by all who read the same surroundings.
  private var shared: SharedStyles?

  public init() {}

  /// The same values with a place to remember what has been resolved from them.
  func remembering() -> EnvironmentValues {
    var copy = self
    copy.shared = SharedStyles()
    return copy
  }

  /// Something resolved from these values, once for all who read them.
  func remembered(
    _ keyPath: ReferenceWritableKeyPath<SharedStyles, ResolvedStyle?>,
    _ resolve: () -> ResolvedStyle
  ) -> ResolvedStyle {
    guard let shared else { return resolve() }
    if let known = shared[keyPath: keyPath] { return known }
    let made = resolve()
    shared[keyPath: keyPath] = made
    return made
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      shared = nil
    }
  }

  /// An observable object by its type.
  public subscript<T: AnyObject>(_ type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set {
      values[ObjectIdentifier(type)] = newValue
      shared = nil
    }
  }
}

/// Styles that have been resolved from values of the environment.
///
/// A class because all copies of the values share what one of them has resolved; read and written
/// where views are, on the main actor.
final class SharedStyles: @unchecked Sendable {
  var foreground: ResolvedStyle?
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
    cached = root.remembering()
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
    values = values.remembering()
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
    cached = values.remembering()
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
