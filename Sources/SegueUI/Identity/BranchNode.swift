/// A part of the tree that comes and goes as one: a branch, a `ForEach` element, what has an `.id`.
///
/// When it is no longer wanted it is not destroyed at once: as long as a container still shows an
/// item of it on the way out, it is kept, frozen, and can be called back with its state.
final class BranchNode: _Node {
  private(set) var content: _Node?
  /// False from the update in which the views stopped asking for it.
  private(set) var isPresent = true
  /// Items of it that containers still show while they leave.
  var leavingItems = 0
  /// Comes and goes without a transition, as when the type inside an `AnyView` changes.
  var isSilent: Bool
  /// Whether a container has shown an item of it.
  var hasBeenShown = false
  /// What this part is, for explanations.
  let cause: BranchCause

  init(_ context: _NodeContext, cause: BranchCause, isSilent: Bool = false) {
    self.cause = cause
    self.isSilent = isSilent
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  /// Makes the content once more; kept only where a transition's body may ask for it.
  private(set) var remake: ((_NodeContext) -> _Node)?
  private var copies: [CopyNode] = []

  /// Makes the content of a view, or brings it up to date.
  func show<Content: View>(_ view: Content) {
    if let content {
      Content._updateNode(content, view)
    } else {
      content = Content._makeNode(
        view, _NodeContext(parent: self, scope: scope, environment: environment))
    }
    keep(view)
  }

  /// Takes note of the view, so that a transition's body can have another instance of it.
  private func keep<Content: View>(_ view: Content) {
    guard stage.hasTransitionBodies else { return }
    remake = { Content._makeNode(view, $0) }
    guard !copies.isEmpty else { return }
    copies.removeAll { !$0.isMounted }
    for copy in copies where copy.isLive {
      if let content = copy.content { Content._updateNode(content, view) }
    }
  }

  /// A second instance of one item of the content, with a state of its own; nil where nothing was
  /// kept to make it from.
  func makeCopy(of item: ViewNode, _ context: _NodeContext) -> _Node? {
    guard let remake else { return nil }
    var items: [Item] = []
    collectItems(&items)
    guard let index = items.firstIndex(where: { $0.node.core === item.core }) else { return nil }
    let copy = CopyNode(
      _NodeContext(
        parent: context.parent, scope: scope, environment: environment),
      index: index)
    copy.content = remake(
      _NodeContext(parent: copy, scope: scope, environment: environment))
    copies.append(copy)
    return copy
  }

  /// Takes the branch out of what the views say; it ends when no container shows it any more.
  func remove() {
    guard isPresent else { return }
    isPresent = false
    stage.noteRemoved(self)
  }

  /// Calls the branch back, with its state, before it has ended.
  func revive() {
    guard !isPresent else { return }
    isPresent = true
    content?.requeueStaleNodes()
  }

  /// Called by the stage when the branch is neither present nor shown.
  func endIfUnused() {
    guard !isPresent, leavingItems == 0, isMounted else { return }
    parent?.branchDidEnd(self)
    unmount()
  }
}

/// Why a branch exists.
enum BranchCause {
  case condition
  case optional
  case element
  case identity(AnyHashable)
  case type
}

/// A second instance of an item, which a transition's body has asked for.
final class CopyNode: _Node {
  var content: _Node?
  /// The item's place among those of its branch.
  private let index: Int

  init(_ context: _NodeContext, index: Int) {
    self.index = index
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }

  override func collectItems(_ items: inout [Item]) {
    var all: [Item] = []
    content?.collectItems(&all)
    if all.indices.contains(index) { items.append(Item(node: all[index].node, traits: nil)) }
  }
}
