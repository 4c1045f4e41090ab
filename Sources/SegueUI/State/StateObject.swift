public import Combine

/// An object that a view makes once and owns; the view is evaluated again when it changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: InstallableProperty {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    let kept: OwnedObject<ObjectType>
    if let existing = host.slots[slot] as? OwnedObject<ObjectType> {
      kept = existing
    } else {
      kept = OwnedObject(make(), host.node)
      host.slots[slot] = kept
    }
    object = kept.object
  }
}

extension StateObject: ComparableByLocation {
  // The object belongs to the node, not to the value.
  func isSame(as other: Any) -> Bool { true }
}

/// An object that lives as long as its node, with the subscription to it.
@MainActor
private final class OwnedObject<Object: ObservableObject>: EndsWithNode {
  let object: Object
  private var cancellable: AnyCancellable?

  init(_ object: Object, _ node: _Node) {
    self.object = object
    let reader = WeakNode(node: node)
    cancellable = object.objectWillChange.sink { [inbox = node.stage.inbox] _ in
      inbox.objectWillChange(reader)
    }
  }

  func nodeDidUnmount() {
    cancellable?.cancel()
    cancellable = nil
  }
}
