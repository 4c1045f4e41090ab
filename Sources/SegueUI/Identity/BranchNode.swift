/// A part of the tree that comes and goes as one: a branch, a `ForEach` element, what has an `.id`.
///
/// When it is no longer wanted it is not destroyed at once: as long as a container still shows an
/// item of it on the way out, it is kept, frozen, and can be called back with its state.
final class BranchNode: _Node {
  var content: _Node?
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
