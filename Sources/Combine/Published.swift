/// A property of a class that tells before it changes.
@propertyWrapper
public struct Published<Value> {
  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { _ = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      if box.willChange == nil, let observable = object as? any ObservableObject {
        box.willChange = willChange(of: observable)
      }
      box.set(newValue)
    }
  }

  /// The property's values: the present one at once, then each new one before it is in place.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.list.add(subscriber, first: box.value)
    }
  }

  /// Where the value lives.
  ///
  /// A class because the property and its publishers refer to one value.
  final class Box: @unchecked Sendable {
    private(set) var value: Value
    let list = SubscriberList<Value, Never>()
    var willChange: (() -> Void)?
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      willChange?()
      list.send(new)
      value = new
    }

    func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// What tells the observers of an object, without keeping the object.
private func willChange<Object: ObservableObject>(of object: Object) -> (() -> Void)? {
  if let publisher = object.objectWillChange as? ObservableObjectPublisher {
    return { publisher.send() }
  }
  if let subject = object.objectWillChange as? PassthroughSubject<Void, Never> {
    return { subject.send(()) }
  }
  return nil
}
