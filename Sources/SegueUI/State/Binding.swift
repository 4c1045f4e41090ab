public import SegueMotion

/// A way to read and write a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction that writes through this binding carry.
  ///
  /// Bindings made by `init(get:set:)` do not hand it on: their setter has to.
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// Tells bindings to the same place from others; nil where that is not known.
  private let place: Place?
  /// Made from a property wrapper, so that writes carry `transaction`.
  private let carriesTransaction: Bool

  struct Place: Equatable {
    let object: ObjectIdentifier
    let path: AnyKeyPath?
  }

  /// Creates a binding from two closures; an animation of the binding is not handed on.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) }, place: nil, carriesTransaction: false)
  }

  /// Creates a binding whose setter receives the transaction and has to use it.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: set, place: nil, carriesTransaction: false)
  }

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, place: Place?,
    carriesTransaction: Bool
  ) {
    self.get = get
    self.set = set
    self.place = place
    self.carriesTransaction = carriesTransaction
  }

  init(location: StateLocation<Value>) {
    self.init(
      get: location.read, set: { value, _ in location.write(value) },
      place: Place(object: ObjectIdentifier(location), path: nil), carriesTransaction: true)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _, _ in }, place: nil, carriesTransaction: false)
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { write(newValue, transaction) }
  }

  private func write(_ value: Value, _ transaction: Transaction) {
    guard carriesTransaction, transaction.isMeaningful else {
      let outer = TransactionStack.droppedAnimation
      if transaction.animation != nil, case .binding(let site) = transaction.source {
        TransactionStack.droppedAnimation = site
      }
      set(value, transaction)
      TransactionStack.droppedAnimation = outer
      return
    }
    withTransaction(transaction) { set(value, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let parent = self
    // One level of a place is told apart; deeper ones are compared by value.
    let inner: Binding<Member>.Place? = place.flatMap {
      $0.path == nil ? Binding<Member>.Place(object: $0.object, path: keyPath) : nil
    }
    let result = Binding<Member>(
      get: { parent.get()[keyPath: keyPath] },
      set: { value, transaction in
        var whole = parent.get()
        whole[keyPath: keyPath] = value
        parent.set(whole, transaction)
      },
      place: inner, carriesTransaction: carriesTransaction)
    return result.transaction(transaction)
  }
}

extension Binding {
  /// A binding whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose writes are animated.
  public func animation(
    _ animation: Animation? = .default, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    copy.transaction.source = .binding(SourceSite(fileID, line))
    return copy
  }

  /// A binding that shows an optional's value, nil where the other one is nil.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.get() },
      set: { value, transaction in if let value { base.set(value, transaction) } },
      place: nil, carriesTransaction: base.carriesTransaction)
    transaction = base.transaction
  }

  /// A binding to an optional's value; nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.get() ?? initial }, set: { value, transaction in base.set(value, transaction) },
      place: nil, carriesTransaction: base.carriesTransaction)
    transaction = base.transaction
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: ComparableByLocation {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let place, let otherPlace = other.place else {
      return false
    }
    return place == otherPlace && !transaction.isMeaningful && !other.transaction.isMeaningful
  }
}
