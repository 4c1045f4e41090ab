/// A value that a gesture keeps while it goes on; afterwards it is what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }

  /// - Parameter resetTransaction: What the way back is shown with.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// - Parameter reset: Sets what the way back is shown with, from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    prepareReset = reset
  }

  public var wrappedValue: Value { location?.read() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value) { location?.write(value) }

  /// Goes back to the first value.
  func reset() {
    var transaction = Transaction()
    prepareReset(wrappedValue, &transaction)
    TransactionStack.run(transaction) { location?.write(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstallableProperty, ComparableByLocation {
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
