import SegueMotion

/// What happened on a stage, in order. Every pass adds to it; explanations only read it.
///
/// A class because passes, scopes and nodes all add to the one trace of their stage.
@MainActor
package final class Trace {
  package private(set) var events: [TraceEvent] = []
  unowned(unsafe) var stage: Stage?
  private let isRecording: Bool
  private var updates = 0
  private var subjectItem: Int?
  private var ids: [ObjectIdentifier: Int] = [:]
  private var nextID = 1

  init(isRecording: Bool) { self.isRecording = isRecording }

  private func add(_ kind: TraceEvent.Kind) {
    events.append(TraceEvent(time: stage?.now ?? .zero, update: updates, kind: kind))
  }

  // MARK: What passes report

  func input(_ text: String) { if isRecording { add(.input(text)) } }

  func roundBegan(_ group: Inbox.Group) {
    guard isRecording else { return }
    updates += 1
    guard !group.changes.isEmpty || !group.nodes.isEmpty else { return }
    add(
      .update(
        UpdateRecord(
          changes: group.changes, observers: group.nodes.count,
          animation: group.transaction.animation, source: group.transaction.source,
          disablesAnimations: group.transaction.disablesAnimations)))
  }

  func roundEnded() {}

  func subject(_ element: ContainerElement?) {
    guard isRecording else { return }
    subjectItem = element.map(identifier)
  }

  func appeared(_ element: ContainerElement, inside container: ContainerNode) {
    guard isRecording, element.traits?.transition != nil else { return }
    add(
      .item(
        record(
          .appeared, element, Transaction(), kind: element.transition.kind, isSilent: false)))
  }

  func inserted(
    _ element: ContainerElement, _ transaction: Transaction, kind: TransitionKind, isSilent: Bool
  ) {
    guard isRecording else { return }
    add(.item(record(.inserted, element, transaction, kind: kind, isSilent: isSilent)))
  }

  func removed(
    _ element: ContainerElement, _ transaction: Transaction, kind: TransitionKind, isSilent: Bool
  ) -> Int {
    guard isRecording else { return -1 }
    add(.item(record(.removed, element, transaction, kind: kind, isSilent: isSilent)))
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
    ids[ObjectIdentifier(element)] = nil
  }

  func attributeChanged(
    _ owner: _Node, _ name: StaticString, _ transaction: Transaction,
    from: @autoclosure () -> [Double],
    to: @autoclosure () -> [Double], wasRunning: Bool
  ) {
    guard isRecording else { return }
    add(
      .attribute(
        AttributeRecord(
          view: owner.displayName, name: "\(name)", item: subjectItem,
          animation: transaction.animation, source: transaction.source, from: from(), to: to(),
          wasRunning: wasRunning)))
  }

  func implicitAnimation<Value>(
    _ scope: ImplicitAnimationScope, fired: Bool, value: Value, site: SourceSite
  ) {
    guard isRecording else { return }
    add(
      .implicit(
        ImplicitRecord(
          site: site, fired: fired, animation: scope.animation, value: shortDescription(value))))
  }

  func identityChanged(_ branch: BranchNode, to key: AnyHashable, isSilent: Bool) {
    guard isRecording else { return }
    add(
      .identity(
        IdentityRecord(view: branch.content?.displayName ?? "View", isType: isSilent)))
  }

  func elementsChanged(_ node: _Node, survived: Int, before: Int, after: Int) {
    guard isRecording, before > 0 else { return }
    add(.elements(ElementsRecord(survived: survived, before: before, after: after)))
  }

  // MARK: Records

  private func identifier(_ element: ContainerElement) -> Int {
    let key = ObjectIdentifier(element)
    if let id = ids[key] { return id }
    ids[key] = nextID
    nextID += 1
    return nextID - 1
  }

  private func record(
    _ change: ItemRecord.Change, _ element: ContainerElement, _ transaction: Transaction,
    kind: TransitionKind, isSilent: Bool
  ) -> ItemRecord {
    let container = element.container
    return ItemRecord(
      change: change, item: identifier(element), name: element.itemName,
      container: container.displayName, transition: kind.description,
      transitionSite: element.transitionSite, animation: transaction.animation,
      source: transaction.source, hasOwnAnimation: kind.hasOwnAnimation, isSilent: isSilent,
      isFirstEvaluation: !container.isEvaluated,
      containerIsInserted: !container.isEvaluated && updates > 1,
      innerAnimation: element.animationInsideBranch,
      nestedTransition: element.transitionSite == nil ? element.transitionInside : nil,
      disablesAnimations: transaction.disablesAnimations,
      reducesToFade: element.node.environment.values.accessibilityPrefersCrossFadeTransitions
        && element.transition.kind.hasMotion)
  }
}

extension ContainerElement {
  /// The view that one would name: the outermost view with a body inside the branch.
  var itemName: String {
    var name = node.core.displayName
    var here: _Node? = node.core.parent
    while let next = here, next !== container {
      if next is BranchNode { break }
      if next.namesItem { name = next.displayName }
      here = next.parent
    }
    return name
  }

  /// An `.animation` between the item and the branch that it comes and goes with.
  var animationInsideBranch: SourceSite? {
    var here: _Node? = node.core
    while let next = here, next !== container {
      if next is BranchNode { return nil }
      if let animation = next as? any AnimationSiteNode { return animation.animationSite }
      here = next.parent
    }
    return nil
  }

  /// A transition on a view inside the item that does not come and go by itself.
  var transitionInside: SourceSite? {
    var found: SourceSite?
    func visit(_ node: _Node) {
      guard found == nil else { return }
      if node is AlternativesNode || node is KeyedNode { return }
      if let trait = node as? TraitNode, let site = trait.transitionSite {
        found = site
        return
      }
      node.forEachChild(visit)
    }
    node.core.forEachChild(visit)
    return found
  }
}

/// A node of an `.animation` modifier.
@MainActor
protocol AnimationSiteNode: AnyObject {
  var animationSite: SourceSite? { get }
}
