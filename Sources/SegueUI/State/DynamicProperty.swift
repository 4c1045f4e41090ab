/// A stored property that the library fills in before it evaluates a body.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property of the library's own, which keeps something in the node between evaluations.
@MainActor
protocol InstallableProperty: DynamicProperty {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String)
}

/// What a node keeps for the properties of its view.
///
/// A class because the views come and go as values while what their properties refer to stays.
@MainActor
final class PropertyHost {
  unowned(unsafe) let node: _Node
  var slots: [AnyObject?]

  init(_ node: _Node, count: Int) {
    self.node = node
    slots = Array(repeating: nil, count: count)
  }
}
