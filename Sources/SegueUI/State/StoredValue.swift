public import Foundation

/// A value by a name that outlives its views, as in the user's defaults.
///
/// It lives in the memory of the stage: nothing is read from a disk or written to one, so that every
/// run begins alike.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  private init(_ key: String, _ initial: Value, _ store: UserDefaults?) {
    self.key = store.map { "\(ObjectIdentifier($0)).\(key)" } ?? key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: StorableValue {
    self.init(key, wrappedValue, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store)
  }

  public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key, nil, store)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstallableProperty, ComparableByLocation {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    location = host.node.stage.storage.location(
      "app.\(key)", initial, name: name, owner: owner, stage: host.node.stage)
  }

  func isSame(as other: Any) -> Bool { (other as? AppStorage)?.key == key }
}

/// A value by a name that outlives its views, one for each scene; a stage is one scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  private init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue)
  }

  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key, nil)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstallableProperty, ComparableByLocation {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    location = host.node.stage.storage.location(
      "scene.\(key)", initial, name: name, owner: owner, stage: host.node.stage)
  }

  func isSame(as other: Any) -> Bool { (other as? SceneStorage)?.key == key }
}

/// A kind of value that can be kept by name.
public protocol StorableValue {}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
extension URL: StorableValue {}
extension Data: StorableValue {}
extension Date: StorableValue {}

/// The named values of a stage.
@MainActor
struct StoredValues {
  private var locations: [String: AnyStateLocation] = [:]

  nonisolated init() {}

  /// The place of a name; a name that is used with two types has a place for each.
  mutating func location<Value>(
    _ key: String, _ initial: Value, name: String, owner: String, stage: Stage
  ) -> StateLocation<Value> {
    let key = "\(key): \(Value.self)"
    if let known = locations[key] as? StateLocation<Value> { return known }
    let made = StateLocation(initial)
    made.stage = stage
    made.name = name
    made.owner = owner
    locations[key] = made
    return made
  }
}
