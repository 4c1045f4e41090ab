public import Combine

/// An object that somebody else owns; the view is evaluated again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object: object, keyPath: keyPath)
    }
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension Binding {
  /// A binding to a property of an object.
  init<Object: AnyObject>(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value },
      place: Place(object: ObjectIdentifier(object), path: keyPath), carriesTransaction: true)
  }
}

extension ObservedObject: InstallableProperty {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    ObjectSubscription.follow(wrappedValue, host, slot)
  }
}

extension ObservedObject: ComparableByLocation {
  func isSame(as other: Any) -> Bool {
    (other as? ObservedObject)?.wrappedValue === wrappedValue
  }
}

/// Evaluates a node again when an object is about to change.
///
/// A class because it lives in the node between evaluations.
@MainActor
final class ObjectSubscription: EndsWithNode {
  private let object: AnyObject
  private var cancellable: AnyCancellable?

  private init<Object: ObservableObject>(_ object: Object, _ node: _Node) {
    self.object = object
    let reader = WeakNode(node: node)
    cancellable = object.objectWillChange.sink { [inbox = node.stage.inbox] _ in
      inbox.objectWillChange(reader)
    }
  }

  /// Keeps a subscription to an object in a slot of a node.
  static func follow<Object: ObservableObject>(_ object: Object, _ host: PropertyHost, _ slot: Int)
  {
    if let known = host.slots[slot] as? ObjectSubscription, known.object === object { return }
    (host.slots[slot] as? ObjectSubscription)?.nodeDidUnmount()
    host.slots[slot] = ObjectSubscription(object, host.node)
  }

  func nodeDidUnmount() {
    cancellable?.cancel()
    cancellable = nil
  }
}
