import SegueGeometry

/// The node of `ForEach`: one branch an element, kept by id.
///
/// In a lazy container only the branches of a window exist; two nodes stand for the other rows.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  private(set) var order: [BranchNode] = []
  private var present: [ID: BranchNode] = [:]
  private var leaving: [ID: BranchNode] = [:]
  /// The ids of the branches in `leaving`, so that a thousand can end in linear time.
  private var leavingIDs: [ObjectIdentifier: ID] = [:]
  private(set) var ids: [ID] = []
  /// Whether `order` has the branches of the ids in the window.
  private var hasSameOrder = false
  private var elements: [Data.Element] = []
  private var view: ForEach<Data, ID, Content>

  // In a lazy container only.
  private var before: LazyRunNode?
  private var after: LazyRunNode?
  private(set) var window = 0..<0
  private var lengths: [ID: CGFloat] = [:]
  private var total: CGFloat = 0
  private var rows: [ObjectIdentifier: Int] = [:]
  private var fresh: Set<ID> = []
  private var freshRound = -1
  private var unsettled: [BranchNode] = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    if isInLazyContainer {
      before = LazyRunNode(self, isBefore: true, context.child(of: self))
      after = LazyRunNode(self, isBefore: false, context.child(of: self))
    }
    update(view)
  }

  private var isLazy: Bool { before != nil }

  override func forEachChild(_ body: (_Node) -> Void) {
    order.forEach(body)
    leaving.values.forEach(body)
    before.map(body)
    after.map(body)
  }

  override func collectItems(_ items: inout [Item]) {
    if let before, window.lowerBound > 0 { before.collectItems(&items) }
    for branch in order { branch.collectItems(&items) }
    if let after, window.upperBound < ids.count { after.collectItems(&items) }
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
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(view.data.count)
    if !takeSameElements(of: view) {
      var newIDs: [ID] = []
      newIDs.reserveCapacity(view.data.count)
      var seen = Set<ID>(minimumCapacity: view.data.count)
      elements.removeAll(keepingCapacity: true)
      for element in view.data {
        let id = view.id(element)
        guard seen.insert(id).inserted else {
          stage.report.duplicateID(String(describing: id))
          continue
        }
        newIDs.append(id)
        elements.append(element)
      }
      if newIDs != ids { change(to: newIDs, seen) }
    }
    if !isLazy { window = 0..<ids.count }
    showWindow()
  }

  /// Takes over elements whose ids are those of before, without looking for duplicates; false where
  /// an id differs.
  private func takeSameElements(of view: ForEach<Data, ID, Content>) -> Bool {
    guard !ids.isEmpty, view.data.count == ids.count else { return false }
    var index = 0
    for element in view.data {
      guard index < ids.count, view.id(element) == ids[index] else { return false }
      elements.append(element)
      index += 1
    }
    return index == ids.count
  }

  private func change(to newIDs: [ID], _ seen: Set<ID>) {
    for id in ids where !seen.contains(id) {
      guard let branch = present.removeValue(forKey: id) else { continue }
      takeAway(branch, id)
    }
    stage.trace.elementsChanged(
      self, survived: ids.count { seen.contains($0) }, before: ids, after: newIDs,
      elements: Data.Element.self)
    if isLazy { followWindow(to: newIDs) }
    ids = newIDs
    hasSameOrder = false
    itemsDidChange()
  }

  private func takeAway(_ branch: BranchNode, _ id: ID) {
    leaving[id] = branch
    leavingIDs[ObjectIdentifier(branch)] = id
    branch.remove()
  }

  /// Keeps the rows that exist, and what has come between them.
  private func followWindow(to newIDs: [ID]) {
    if freshRound >= 0 { fresh = Set(newIDs).subtracting(ids) }
    freshRound = stage.round
    guard !ids.isEmpty else {
      // One row tells how long the others may be.
      window = 0..<min(1, newIDs.count)
      return
    }
    let first = newIDs.firstIndex { present[$0] != nil }
    let last = newIDs.lastIndex { present[$0] != nil }
    if let first, let last {
      window = first..<(last + 1)
    } else {
      let start = min(window.lowerBound, newIDs.count)
      window = start..<start
    }
  }

  /// Makes and updates the branches of the window.
  private func showWindow() {
    // What the closure reads belongs to this node: the body around it has ended already.
    let contents = BodyEvaluation.observe(self) { elements[window].map(view.content) }
    let first = window.lowerBound
    if hasSameOrder {
      for index in contents.indices { order[index].show(contents[index]) }
    } else {
      var branches: [BranchNode] = []
      branches.reserveCapacity(window.count)
      for index in contents.indices {
        branches.append(branch(for: ids[first + index], contents[index]))
      }
      order = branches
      hasSameOrder = true
    }
    guard isLazy else { return }
    let branches = order
    rows.removeAll(keepingCapacity: true)
    for (row, branch) in zip(window, branches) { rows[ObjectIdentifier(branch)] = row }
  }

  private func branch(for id: ID, _ content: Content) -> BranchNode {
    if let branch = present[id] {
      branch.show(content)
      return branch
    }
    if let branch = leaving.removeValue(forKey: id) {
      leavingIDs[ObjectIdentifier(branch)] = nil
      present[id] = branch
      branch.isSilent = false
      branch.revive()
      branch.show(content)
      return branch
    }
    let branch = BranchNode(
      _NodeContext(parent: self, scope: scope, environment: environment),
      cause: .element)
    present[id] = branch
    branch.show(content)
    return branch
  }

  override func branchDidEnd(_ branch: BranchNode) {
    guard let id = leavingIDs.removeValue(forKey: ObjectIdentifier(branch)) else { return }
    leaving[id] = nil
  }
}

extension ForEachNode: LazySource {
  var count: Int { ids.count }

  func setWindow(_ new: Range<Int>) {
    let new = new.clamped(to: 0..<ids.count)
    guard isLazy, new != window else { return }
    for row in window where !new.contains(row) {
      let id = ids[row]
      guard let branch = present.removeValue(forKey: id) else { continue }
      branch.isSilent = true
      takeAway(branch, id)
    }
    let old = window
    window = new
    hasSameOrder = false
    for row in new where !old.contains(row) {
      let id = ids[row]
      let isFresh = freshRound == stage.round && fresh.contains(id)
      let made = branch(for: id, BodyEvaluation.observe(self) { view.content(elements[row]) })
      if !isFresh {
        made.isSilent = true
        unsettled.append(made)
      }
    }
    order = new.compactMap { present[ids[$0]] }
    rows.removeAll(keepingCapacity: true)
    for (row, branch) in zip(new, order) { rows[ObjectIdentifier(branch)] = row }
    itemsDidChange()
  }

  func settleWindow() {
    for branch in unsettled where branch.isPresent { branch.isSilent = false }
    unsettled = []
  }

  func branch(withID id: AnyHashable) -> BranchNode? {
    (id.base as? ID).flatMap { present[$0] }
  }

  func row(withID id: AnyHashable) -> Int? {
    guard isLazy else { return nil }
    if let own = id.base as? ID, let row = ids.firstIndex(of: own) { return row }
    guard Content.self is any ExplicitIdentity.Type else { return nil }
    return elements.firstIndex { element in
      (view.content(element) as? any ExplicitIdentity)?.explicitID == id
    }
  }

  func run(containing row: Int) -> LazyRunNode? {
    window.contains(row) ? nil : row < window.lowerBound ? before : after
  }

  func row(of branch: BranchNode) -> Int? { rows[ObjectIdentifier(branch)] }

  func note(_ length: CGFloat, ofRow row: Int) {
    guard ids.indices.contains(row), length.isFinite else { return }
    let old = lengths.updateValue(length, forKey: ids[row])
    total += length - (old ?? 0)
  }

  func length(ofRow row: Int) -> CGFloat {
    if let known = lengths[ids[row]] { return known }
    return lengths.isEmpty ? 44 : total / CGFloat(lengths.count)
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
    guard let index = order.firstIndex(where: { $0 === branch }),
      ids.indices.contains(index + window.lowerBound)
    else { return nil }
    return AnyHashable(ids[index + window.lowerBound])
  }
}
