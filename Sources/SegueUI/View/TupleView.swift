/// Several views in a row, as a view builder makes them.
public nonisolated struct TupleView<each Content: View>: _PrimitiveView {
  public var value: (repeat each Content)

  public init(_ value: repeat each Content) {
    self.value = (repeat each value)
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    context.makeList { context in
      let node = TupleNode(context)
      let inner = context.child(of: node)
      repeat node.add((each Content)._makeNode(each view.value, inner))
      return node
    }
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node.listNode, to: TupleNode.self)
    var index = 0
    for view in repeat each view.value {
      update(node.children[index], view)
      index += 1
    }
  }
}

@MainActor
private func update<Content: View>(_ node: _Node, _ view: Content) {
  Content._updateNode(node, view)
}

/// The node of several views in a row.
final class TupleNode: _Node {
  private(set) var children: [_Node] = []

  func add(_ child: _Node) { children.append(child) }

  override func forEachChild(_ body: (_Node) -> Void) { children.forEach(body) }

  override func collectItems(_ items: inout [Item]) {
    for child in children { child.collectItems(&items) }
  }
}
