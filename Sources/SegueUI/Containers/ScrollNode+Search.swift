import SegueGeometry

/// A view value that says its identity itself.
protocol ExplicitIdentity {
  /// nil where nothing in it says one.
  var explicitID: AnyHashable? { get }
}

extension _IDView: ExplicitIdentity {
  nonisolated var explicitID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: ExplicitIdentity {
  nonisolated var explicitID: AnyHashable? { (content as? any ExplicitIdentity)?.explicitID }
}

extension ScrollNode {
  /// Whether something in the content has an id.
  func contains(id: AnyHashable) -> Bool { place(of: id) != nil }

  /// The rectangle of the view with an id, in the content's space; an estimate where the view does
  /// not exist yet.
  func frame(of id: AnyHashable) -> CGRect? {
    switch place(of: id) {
    case .node(let node):
      var items: [Item] = []
      node.collectItems(&items)
      var result: CGRect?
      for item in items {
        let box = item.node.rectangle.mapped { map($0, from: item.node) }
        result = result?.joined(box) ?? box
      }
      return result
    case .row(let run, let index):
      return run.frame(ofRow: index).mapped { map($0, from: run) }
    case nil: return nil
    }
  }

  private enum Found {
    case node(_Node)
    case row(LazyRunNode, Int)
  }

  /// The rectangle of a view inside, in the content's space.
  func contentFrame(of node: ViewNode) -> CGRect { node.rectangle.mapped { map($0, from: node) } }

  /// Maps a point of the space that a node was placed in to the content's space.
  private func map(_ point: CGPoint, from node: ViewNode) -> CGPoint {
    var point = point
    var here = node
    while let parent = here.layoutParent, parent !== self {
      point = parent.convertFromContentModel(point)
      here = parent
    }
    return point
  }

  private func place(of id: AnyHashable) -> Found? {
    func search(_ node: _Node) -> Found? {
      if let keyed = node as? KeyedNode, let current = keyed.current, current.key == id {
        if case .identity = current.branch.cause { return .node(current.branch) }
      }
      if let source = node as? any LazySource {
        if let branch = source.branch(withID: id) { return .node(branch) }
        if let index = source.row(withID: id), let run = source.run(containing: index) {
          return .row(run, index)
        }
      }
      var found: Found?
      node.forEachChild { child in
        if found == nil { found = search(child) }
      }
      return found
    }
    return search(content)
  }
}
