import SegueMotion

/// What happened on a stage, in order. Every pass adds to it; explanations only read it.
///
/// A class because passes, scopes and nodes all add to the one trace of their stage. Nothing is
/// recorded for a frame in which only time has passed.
@MainActor
package final class Trace {
  package private(set) var events: [TraceEvent] = []
  unowned(unsafe) var stage: Stage?
  let isRecording: Bool
  private(set) var updates = 0
  private var updateIndex: Int?
  private var bodiesBefore = 0
  private var subjectItem: Int?
  private var hasHiddenChanges = false
  /// Items that came, went or were called back in the running update.
  private var changedElements: Set<ObjectIdentifier> = []
  /// Exits that began in the running update, to be looked at when it is laid out.
  private var exits: [(event: Int, element: ContainerElement)] = []
  /// When exits that still go on began.
  private var exitTimes: [ObjectIdentifier: Timestamp] = [:]
  /// When the exits began that have ended in this update, by what came and went.
  private var exitsOfBranches: [ObjectIdentifier: Timestamp] = [:]
  /// The same by the views that want to know of it.
  private var exitsOfUnmounted: [ObjectIdentifier: Timestamp] = [:]
  /// Pages that came in the running update, to be looked at when they are laid out.
  private var pages: [(event: Int, element: ContainerElement)] = []
  private var ids: [ObjectIdentifier: Int] = [:]
  private var nextID = 1

  init(isRecording: Bool) { self.isRecording = isRecording }

  private func add(_ kind: TraceEvent.Kind) {
    events.append(TraceEvent(time: stage?.now ?? .zero, update: updates, kind: kind))
  }

  // MARK: What passes report

  func input(_ text: String) {
    stage?.inbox.begin(.input(text))
    if isRecording { add(.input(text)) }
  }

  func roundBegan(_ group: Inbox.Group) {
    guard isRecording, let stage else { return }
    for call in stage.inbox.takeCalls() { add(.call(call)) }
    updates += 1
    changedElements.removeAll(keepingCapacity: true)
    exits.removeAll(keepingCapacity: true)
    updateIndex = nil
    hasHiddenChanges = group.hasHiddenChanges
    guard !group.changes.isEmpty || !group.nodes.isEmpty else { return }
    exitsOfBranches.removeAll(keepingCapacity: true)
    updateIndex = events.count
    bodiesBefore = stage.statistics.bodies
    var observers: [String] = []
    for name in group.nodes.compactMap({ $0.node?.displayName }) where !observers.contains(name) {
      observers.append(name)
    }
    // Observation tells its observers in no order.
    observers.sort()
    add(
      .update(
        UpdateRecord(
          changes: group.changes, observers: observers, animation: group.transaction.animation,
          source: group.transaction.source,
          disablesAnimations: group.transaction.disablesAnimations, moment: group.moment)))
  }

  func roundEnded() {
    guard isRecording, let stage else { return }
    for page in pages {
      guard case .item(var record) = events[page.event].kind else { continue }
      if record.page != nil { record.matchedAcross = page.element.idMatchedAcrossPages }
      record.keepsSize = page.element.keepsMatchedSize
      events[page.event].kind = .item(record)
    }
    pages.removeAll(keepingCapacity: true)
    for exit in exits where exit.element.isLeaving && exit.element.exit != nil {
      guard let cover = exit.element.opaqueCover,
        case .item(var record) = events[exit.event].kind
      else { continue }
      record.cover = cover
      events[exit.event].kind = .item(record)
    }
    exits.removeAll(keepingCapacity: true)
    if let updateIndex, case .update(var record) = events[updateIndex].kind {
      record.bodies = stage.statistics.bodies - bodiesBefore
      events[updateIndex].kind = .update(record)
    }
  }

  func subject(_ element: ContainerElement?) {
    guard isRecording else { return }
    subjectItem = element.map(identifier)
  }

  func appeared(_ element: ContainerElement, inside container: ContainerNode) {
    guard isRecording, element.traits?.transition != nil, !element.isOfLibrary else { return }
    add(
      .item(
        record(
          .appeared, element, Transaction(), kind: element.transition.kind, isSilent: false)))
  }

  func inserted(
    _ element: ContainerElement, _ transaction: Transaction, kind: TransitionKind, isSilent: Bool
  ) {
    guard isRecording, isWorthRecording(element, isSilent) else { return }
    changedElements.insert(ObjectIdentifier(element))
    let record = record(.inserted, element, transaction, kind: kind, isSilent: isSilent)
    add(.item(record))
    if record.page != nil || record.isMatched { pages.append((events.count - 1, element)) }
  }

  func removed(
    _ element: ContainerElement, _ transaction: Transaction, kind: TransitionKind, isSilent: Bool
  ) -> Int {
    guard isRecording, isWorthRecording(element, isSilent) else { return -1 }
    changedElements.insert(ObjectIdentifier(element))
    add(.item(record(.removed, element, transaction, kind: kind, isSilent: isSilent)))
    exits.append((events.count - 1, element))
    if let stage { exitTimes[ObjectIdentifier(element)] = stage.now }
    return events.count - 1
  }

  /// Takes note that an exit had nothing to animate.
  func nothingMoved(_ event: Int) {
    guard events.indices.contains(event), case .item(var record) = events[event].kind else {
      return
    }
    record.moved = false
    events[event].kind = .item(record)
  }

  func revived(_ element: ContainerElement, _ transaction: Transaction) {
    guard isRecording else { return }
    changedElements.insert(ObjectIdentifier(element))
    add(
      .item(
        record(.revived, element, transaction, kind: element.transition.kind, isSilent: false)))
  }

  func erased(_ element: ContainerElement) {
    guard isRecording else { return }
    add(
      .item(
        record(
          .erased, element, Transaction(), kind: element.transition.kind, isSilent: false)))
    if let began = exitTimes.removeValue(forKey: ObjectIdentifier(element)) {
      element.forEachBranch { exitsOfBranches[ObjectIdentifier($0)] = began }
    }
    ids[ObjectIdentifier(element)] = nil
  }

  func attributeChanged(
    _ owner: _Node, _ name: StaticString, _ transaction: Transaction,
    _ scope: TransactionScope, from: @autoclosure () -> [Double],
    to: @autoclosure () -> [Double], wasRunning: Bool
  ) {
    guard isRecording, !(hasHiddenChanges && owner.isInsideHiddenStates) else { return }
    let whole = (owner as? ViewNode)?.wholeName
    if "\(name)" == "frame", whole == nil, owner.isPartOfLibrary { return }
    let to = to()
    add(
      .attribute(
        AttributeRecord(
          view: whole ?? (owner.displayName == "View" ? owner.subjectName : owner.displayName),
          owner: owner.composite, name: "\(name)",
          item: subjectItem ?? changedItem(around: owner), animation: transaction.animation,
          source: transaction.source, contexts: scope.contexts(), from: from(), to: to,
          wasRunning: wasRunning, node: ObjectIdentifier(owner),
          inertTransition: (owner as? ViewNode)?.inertTransition,
          hiddenRepeats: "\(name)" == "opacity" && to.first == 0 ? owner.runningRepeats : [])))
  }

  /// Takes note that a view that wants to know of it goes, together with an item or by itself.
  func unmounts(_ node: _Node) {
    guard isRecording, let lifecycle = node as? LifecycleNode, !lifecycle.isInsideLibraryBody else {
      return
    }
    var here = node.parent
    while let next = here {
      if next is BranchNode, let began = exitsOfBranches[ObjectIdentifier(next)] {
        exitsOfUnmounted[ObjectIdentifier(lifecycle)] = began
        return
      }
      here = next.parent
    }
  }

  func fieldsChanged(_ owner: _Node, _ record: @autoclosure () -> FieldsRecord?) {
    guard isRecording, let record = record() else { return }
    add(.fields(record))
  }

  func identityChanged(_ branch: BranchNode, to key: AnyHashable, isSilent: Bool) {
    guard isRecording else { return }
    add(
      .identity(
        IdentityRecord(view: branch.content?.displayName ?? "View", isType: isSilent)))
  }

  func elementsChanged<ID: Hashable, Element>(
    _ node: _Node, survived: Int, before: [ID], after: [ID], elements: Element.Type
  ) {
    guard isRecording, !before.isEmpty else { return }
    let areOffsets =
      elements != ID.self && (before as? [Int]).map { $0 == Array(0..<$0.count) } == true
      && (after as? [Int]).map { $0 == Array(0..<$0.count) } == true
    add(
      .elements(
        ElementsRecord(
          node: ObjectIdentifier(node), survived: survived, before: before.count,
          after: after.count, idType: "\(ID.self)", areOffsets: areOffsets)))
  }

  func completed(_ listener: AnimationListener) {
    // Those of animators have no place in the user's code.
    guard isRecording, listener.isUsers, listener.site != nil else { return }
    add(
      .lifecycle(
        LifecycleRecord(
          kind: .completed, view: "", site: listener.site, began: listener.began,
          waitsForRemoval: listener.waitsForRemoval)))
  }

  func lifecycle(_ kind: LifecycleRecord.Kind, _ node: _Node) {
    guard isRecording, let node = node as? LifecycleNode else { return }
    let exit =
      kind == .disappeared ? exitsOfUnmounted.removeValue(forKey: ObjectIdentifier(node)) : nil
    add(.lifecycle(LifecycleRecord(kind: kind, view: node.subjectName, began: exit)))
  }

  // MARK: Items

  private func identifier(_ element: ContainerElement) -> Int {
    let key = ObjectIdentifier(element)
    if let id = ids[key] { return id }
    ids[key] = nextID
    nextID += 1
    return nextID - 1
  }

  /// Parts of the library's own controls, and rows that are scrolled in and out, come and go
  /// without anybody having asked for it.
  private func isWorthRecording(_ element: ContainerElement, _ isSilent: Bool) -> Bool {
    if element.node.core is LazyRunNode { return false }
    if element.isOfLibrary, element.pageRole == nil { return false }
    return !(isSilent && element.container is LazyNode)
  }

  /// The item around a node that has come or gone in this update.
  private func changedItem(around owner: _Node) -> Int? {
    guard !changedElements.isEmpty else { return nil }
    var here: _Node? = owner
    while let node = here {
      let elements = [(node as? TransitionNode)?.transitionElement, (node as? ViewNode)?.element]
      for case let element? in elements where changedElements.contains(ObjectIdentifier(element)) {
        return identifier(element)
      }
      here = (node as? ViewNode)?.layoutParent ?? node.parent
    }
    return nil
  }

  private func record(
    _ change: ItemRecord.Change, _ element: ContainerElement, _ transaction: Transaction,
    kind: TransitionKind, isSilent: Bool
  ) -> ItemRecord {
    let container = element.container
    let branch = element.changedBranch(change)
    let values = element.node.environment.values
    let inner = element.animationInsideBranch
    let page = element.pageRole
    let nested = element.transitionSite == nil ? element.transitionInside : nil
    let shown = change == .inserted || change == .appeared ? kind.inward : kind.outward
    return ItemRecord(
      change: change, item: identifier(element),
      name: page == nil ? element.itemName : element.pageName,
      container: container.displayName,
      cause: branch?.itemCause ?? .none,
      place: branch?.parent.map { ObjectIdentifier($0) }, identityType: branch?.identityType,
      transition: shown.description,
      transitionSite: page == nil ? element.transitionSite : element.pageTransition,
      removal: kind.outward.description,
      animation: transaction.animation, source: transaction.source,
      contexts: container.scope.contexts(), hasOwnAnimation: shown.hasOwnAnimation,
      ownAnimation: shown.ownAnimation,
      isSilent: isSilent, containerIsInserted: !container.isEvaluated && updates > 1,
      isErasedInside: element.isErasedInside,
      innerAnimation: inner?.animationSite,
      innerAnimationIsValueless: inner?.isAnimationValueless ?? false,
      nestedTransition: nested?.site, nestedView: nested?.view,
      reducesToFade: values.accessibilityPrefersCrossFadeTransitions
        && element.transition.kind.hasMotion,
      movesUnderReduceMotion: values.accessibilityReduceMotion && kind.hasMotion,
      neutralModifiers: element.transitionSite == nil ? element.neutralModifiers : [],
      plainProperty: shown.plainProperty,
      travellingItem: change == .inserted || change == .appeared
        ? container.travellingItem : nil,
      lazyInside: change == .inserted && kind.inward.isTravel ? element.lazyInside : nil,
      page: page,
      isMatched: !element.matchedNodes.isEmpty,
      ancestors: container.drawnAncestors)
  }
}
