/// A space of names that belongs to one view, as for matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one namespace from all others of its stage.
  @frozen
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }
}

extension Namespace: Sendable {}

extension Namespace: InstallableProperty, ComparableByLocation {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    if let kept = host.slots[slot] as? KeptNumber {
      id = ID(number: kept.number)
      return
    }
    let stage = host.node.stage
    stage.namespaces += 1
    host.slots[slot] = KeptNumber(stage.namespaces)
    id = ID(number: stage.namespaces)
  }

  func isSame(as other: Any) -> Bool { true }
}

/// A number that a node keeps for a property.
private final class KeptNumber {
  let number: Int
  init(_ number: Int) { self.number = number }
}
