/// A value that a view owns and that survives the view's evaluations.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    if let existing = host.slots[slot] as? StateLocation<Value> {
      location = existing
      return
    }
    let made = StateLocation(initial)
    made.stage = host.node.stage
    made.name = name
    made.owner = owner
    made.isHidden = host.node.hidesStates
    made.isOfLibrary = host.node.isLibraryBody
    host.slots[slot] = made
    location = made
  }
}

extension State: ComparableByLocation {
  // The place belongs to the node, not to the value: two values are always the same.
  func isSame(as other: Any) -> Bool { true }
}
