/// Either of two views, as `if` and `switch` make them.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>:
  _PrimitiveView
{
  public enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    context.makeList {
      let node = AlternativesNode($0, cause: .condition)
      _updateNode(node, view)
      return node
    }
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node.listNode, to: AlternativesNode.self)
    switch view.storage {
    case .first(let content): node.show(0, content)
    case .second(let content): node.show(1, content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("an optional view has no body") }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    context.makeList {
      let node = AlternativesNode($0, cause: .optional)
      _updateNode(node, view)
      return node
    }
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node.listNode, to: AlternativesNode.self)
    if let content = view { node.show(0, content) } else { node.showNothing() }
  }
}

/// The node of `if`, `switch` and optional content: at most one of its branches is present.
final class AlternativesNode: _Node {
  private let cause: BranchCause
  /// Branches that exist, by alternative; those not present are on their way out.
  private var branches: [BranchNode?] = [nil, nil]
  private var current: Int?

  init(_ context: _NodeContext, cause: BranchCause) {
    self.cause = cause
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for branch in branches { if let branch { body(branch) } }
  }

  override func collectItems(_ items: inout [Item]) {
    if let current { branches[current]?.collectItems(&items) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    current.flatMap { branches[$0]?.preference(key) }
  }

  /// Makes an alternative the present one.
  func show<Content: View>(_ index: Int, _ view: Content) {
    if current != index {
      if let old = current { branches[old]?.remove() }
      current = index
      itemsDidChange()
      branches[index]?.revive()
    }
    if let branch = branches[index] {
      branch.show(view)
    } else {
      let branch = BranchNode(
        _NodeContext(parent: self, scope: scope, environment: environment),
        cause: cause)
      branches[index] = branch
      branch.show(view)
    }
  }

  /// Takes the present alternative away.
  func showNothing() {
    guard let old = current else { return }
    branches[old]?.remove()
    current = nil
    itemsDidChange()
  }

  override func branchDidEnd(_ branch: BranchNode) {
    for index in branches.indices where branches[index] === branch { branches[index] = nil }
  }
}
