/// A view bound to an explicit identity.
public nonisolated struct _IDView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    context.makeList {
      let node = KeyedNode($0)
      _updateNode(node, view)
      return node
    }
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node.listNode, to: KeyedNode.self)
    node.show(AnyHashable(view.id), cause: .identity(AnyHashable(view.id)), view.content)
  }
}

extension View {
  /// Binds a view's identity to a value: when it changes, the view is replaced.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    _IDView(content: self, id: id)
  }
}

/// The node of `.id` and of `AnyView`: one branch for each key that is present or leaving.
final class KeyedNode: _Node {
  private(set) var current: (key: AnyHashable, branch: BranchNode)?
  private var leaving: [AnyHashable: BranchNode] = [:]

  override func forEachChild(_ body: (_Node) -> Void) {
    if let current { body(current.branch) }
    leaving.values.forEach(body)
  }

  override func collectItems(_ items: inout [Item]) { current?.branch.collectItems(&items) }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    current?.branch.preference(key)
  }

  /// Makes the part with a key the present one.
  func show<Content: View>(
    _ key: AnyHashable, cause: BranchCause, isSilent: Bool = false, _ view: Content
  ) {
    if let current, current.key == key {
      current.branch.show(view)
      return
    }
    if let old = current {
      leaving[old.key] = old.branch
      if isSilent { old.branch.isSilent = true }
      old.branch.remove()
      stage.trace.identityChanged(old.branch, to: key, isSilent: isSilent)
    }
    // What is there first comes with what is around it.
    let isReplacement = current != nil
    itemsDidChange()
    if let branch = leaving.removeValue(forKey: key) {
      current = (key, branch)
      branch.revive()
      branch.show(view)
      return
    }
    let branch = BranchNode(
      _NodeContext(parent: self, scope: scope, environment: environment),
      cause: cause, isSilent: isSilent && isReplacement)
    current = (key, branch)
    branch.show(view)
  }

  override func branchDidEnd(_ branch: BranchNode) {
    for (key, candidate) in leaving where candidate === branch { leaving[key] = nil }
  }
}
