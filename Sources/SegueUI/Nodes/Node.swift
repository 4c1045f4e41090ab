/// What the library retains of one view value between updates.
///
/// A class because identity is the point: an item *is* its node, and lists of items are compared
/// by pointer. A plain node is a structure node: it draws nothing and hands on a list of items.
@MainActor
public class _Node {
  unowned(unsafe) let stage: Stage
  unowned(unsafe) let parent: _Node?
  /// Where an attribute of this node looks up the animation in force.
  final let scope: TransactionScope
  /// Where this node looks up what its surroundings set.
  final let environment: EnvironmentScope
  /// Distance from the root; an update runs parents before children.
  final let depth: Int32
  final var isMounted = true
  /// Waiting in the stage's list for a new evaluation.
  final var isDirty = false

  init(_ context: _NodeContext) {
    stage = context.stage
    parent = context.parent
    scope = context.scope
    environment = context.environment
    depth = (context.parent?.depth ?? -1) + 1
    stage.statistics.nodes += 1
  }

  /// Adds the views that a container lays out, in order.
  func collectItems(_ items: inout [Item]) {}

  /// Visits the nodes that this one owns.
  func forEachChild(_ body: (_Node) -> Void) {}

  /// Evaluates again what depends on state; called by the update pass, parents first.
  func refresh() {}

  /// Takes note that a value of the environment has changed.
  func environmentDidChange() { forEachChild { $0.environmentDidChange() } }

  /// Ends the life of this node and of everything below it.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    stage.statistics.nodes -= 1
    stage.velocities.forget(self)
    forEachChild { $0.unmount() }
  }

  /// The value of a preference that the content below reports, combined in order.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    forEachChild { child in
      guard let next = child.preference(key) else { return }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  /// Whether what comes and goes in the node's body is the library's doing, and not that of content
  /// which the body hands on.
  var ownsConditions: Bool { false }

  /// Whether explanations pass the node's name over: a part that nobody writes.
  var isInternalPart: Bool { false }

  /// Whether the node's states are nobody's concern, such as that a button is pressed.
  var hidesStates: Bool { false }

  /// Whether the node's body is one of the library's own.
  var isLibraryBody: Bool { false }

  /// The page of the user's that this node of the library shows; nil for all others.
  var pageRole: PageRole? { nil }

  /// Whether explanations name an item by this node.
  var namesItem: Bool { false }

  /// The name that explanations use for the view.
  var displayName: String { "View" }

  /// Adds the animatable attributes of this node as they are shown now.
  func readAttributes(_ readings: inout [AttributeReading]) {}

  /// Whether this is the node of a view of a type, for tests that look for one.
  func isView<V>(of type: V.Type, name: String) -> Bool {
    displayName.prefix { $0 != "(" } == name[...]
  }

  /// Whether this node still belongs to what the views say, and not to a part on its way out.
  final var isLive: Bool {
    var node: _Node? = self
    while let here = node {
      if let branch = here as? BranchNode, !branch.isPresent { return false }
      node = here.parent
    }
    return isMounted
  }

  /// Asks the containers above to read their items again.
  final func itemsDidChange() {
    var node: _Node? = self
    while let here = node {
      if here.noteItemsChanged() { return }
      node = here.parent
    }
  }

  /// Shows the new presentation value of an attribute that animates; called once a frame.
  func attributeDidMove(_ attribute: UInt8) {}

  /// Forgets the track of an attribute whose animation has ended, and shows its model value.
  func attributeDidEnd(_ attribute: UInt8) {}

  /// Evaluates the body with interpolated data, in the sample pass.
  func runAnimatableFrame() {}

  /// Takes note that a branch that belongs to this node has ended.
  func branchDidEnd(_ branch: BranchNode) {}

  /// Queues what was marked for an evaluation while this part was on its way out.
  func requeueStaleNodes() {
    if isDirty { stage.enqueue(self) }
    forEachChild { $0.requeueStaleNodes() }
  }

  /// Marks this node if it keeps items; true stops the way up.
  func noteItemsChanged() -> Bool { false }

  /// Asks for an evaluation in the update round that runs next or now.
  final func setNeedsRefresh() {
    guard !isDirty, isMounted else { return }
    isDirty = true
    stage.enqueue(self)
  }
}

/// Where a node is made: what it belongs to and what surrounds it.
@MainActor
public struct _NodeContext {
  let stage: Stage
  var parent: _Node?
  var scope: TransactionScope
  var environment: EnvironmentScope
  /// How what comes and goes is arranged where exactly one view is needed; nil in a list of views.
  var arrangement: ImplicitArrangement?

  /// The context of the nodes below another one, in the same surroundings.
  func child(of node: _Node) -> _NodeContext {
    var inner = self
    inner.parent = node
    if arrangement != nil, node is ContainerNode { inner.arrangement = nil }
    return inner
  }
}
