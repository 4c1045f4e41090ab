import Observation

/// Evaluates bodies for a node: fills in properties, follows what was read, runs again on changes.
@MainActor
final class BodyEvaluation {
  private unowned(unsafe) let node: _Node
  private let list: PropertyList
  private let host: PropertyHost

  init(_ node: _Node, _ list: PropertyList) {
    self.node = node
    self.list = list
    host = PropertyHost(node, count: list.properties.count)
  }

  var readsEnvironment: Bool { list.readsEnvironment }

  /// Fills in the properties of a value and evaluates something of it.
  func evaluate<Value, Result>(_ value: inout Value, _ body: (Value) -> Result) -> Result {
    list.install(in: &value, host)
    return Self.observe(node) { body(value) }
  }

  /// Runs code of a view so that the node runs again when state that it reads changes.
  static func observe<Result>(_ node: _Node, _ body: () -> Result) -> Result {
    let stage = node.stage
    stage.noteBody(node)
    let outerReader = stage.inbox.reader
    stage.inbox.reader = node
    defer { stage.inbox.reader = outerReader }
    if stage.isTicking { return body() }
    let weak = WeakNode(node: node)
    return withObservationTracking {
      body()
    } onChange: { [inbox = stage.inbox] in
      inbox.objectWillChange(weak)
    }
  }

  func unmount() {
    for slot in host.slots { (slot as? any EndsWithNode)?.nodeDidUnmount() }
  }
}

/// Something kept for a property that has to be told when the node goes.
@MainActor
protocol EndsWithNode: AnyObject {
  func nodeDidUnmount()
}
