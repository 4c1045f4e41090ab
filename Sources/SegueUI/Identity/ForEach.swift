/// One view for each element of a collection, told apart by their ids.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    ForEachNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// The node of `ForEach`: one branch an element, kept by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  private var order: [BranchNode] = []
  private var present: [ID: BranchNode] = [:]
  private var leaving: [ID: BranchNode] = [:]
  /// The ids of the branches in `leaving`, so that a thousand can end in linear time.
  private var leavingIDs: [ObjectIdentifier: ID] = [:]
  private var ids: [ID] = []
  private var view: ForEach<Data, ID, Content>

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    update(view)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    order.forEach(body)
    leaving.values.forEach(body)
  }

  override func collectItems(_ items: inout [Item]) {
    for branch in order { branch.collectItems(&items) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for branch in order {
      guard let next = branch.preference(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  override func refresh() {
    isDirty = false
    update(view)
  }

  func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    var newIDs: [ID] = []
    newIDs.reserveCapacity(view.data.count)
    var seen = Set<ID>(minimumCapacity: view.data.count)
    var elements: [Data.Element] = []
    elements.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        stage.report.duplicateID(String(describing: id))
        continue
      }
      newIDs.append(id)
      elements.append(element)
    }
    let isSame = newIDs == ids
    if !isSame {
      for id in ids where !seen.contains(id) {
        guard let branch = present.removeValue(forKey: id) else { continue }
        leaving[id] = branch
        leavingIDs[ObjectIdentifier(branch)] = id
        branch.remove()
      }
      stage.trace.elementsChanged(
        self, survived: ids.count { seen.contains($0) }, before: ids, after: newIDs,
        elements: Data.Element.self)
      ids = newIDs
      itemsDidChange()
    }
    var branches: [BranchNode] = []
    branches.reserveCapacity(newIDs.count)
    // What the closure reads belongs to this node: the body around it has ended already.
    let contents = BodyEvaluation.observe(self) { elements.map(view.content) }
    for (id, content) in zip(newIDs, contents) { branches.append(branch(for: id, content)) }
    order = branches
  }

  private func branch(for id: ID, _ content: Content) -> BranchNode {
    if let branch = present[id] {
      if let node = branch.content { Content._updateNode(node, content) }
      return branch
    }
    if let branch = leaving.removeValue(forKey: id) {
      leavingIDs[ObjectIdentifier(branch)] = nil
      present[id] = branch
      branch.revive()
      if let node = branch.content { Content._updateNode(node, content) }
      return branch
    }
    let branch = BranchNode(
      _NodeContext(stage: stage, parent: self, scope: scope, environment: environment),
      cause: .element)
    present[id] = branch
    branch.content = Content._makeNode(
      content,
      _NodeContext(stage: stage, parent: branch, scope: scope, environment: environment))
    return branch
  }

  override func branchDidEnd(_ branch: BranchNode) {
    guard let id = leavingIDs.removeValue(forKey: ObjectIdentifier(branch)) else { return }
    leaving[id] = nil
  }
}

/// What tells the elements of a `ForEach` apart.
@MainActor
protocol ElementNaming: AnyObject {
  /// The id of the element that a branch stands for.
  func elementID(of branch: BranchNode) -> AnyHashable?
}

extension ForEachNode: ElementNaming {
  func elementID(of branch: BranchNode) -> AnyHashable? {
    guard let index = order.firstIndex(where: { $0 === branch }), index < ids.count else {
      return nil
    }
    return AnyHashable(ids[index])
  }
}
