/// Does something when the content comes or goes.
public nonisolated struct _LifecycleModifier: ViewModifier {
  public typealias Body = Never
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = LifecycleNode(context, modifier)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: LifecycleNode.self)
    node.modifier = modifier
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `onAppear` and `onDisappear`.
final class LifecycleNode: _Node {
  var content: _Node?
  var modifier: _LifecycleModifier

  init(_ context: _NodeContext, _ modifier: _LifecycleModifier) {
    self.modifier = modifier
    super.init(context)
    if let appear = modifier.appear { stage.enqueueAppear(self, appear) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  override func unmount() {
    guard isMounted else { return }
    if let disappear = modifier.disappear { stage.enqueueDisappear(self, disappear) }
    super.unmount()
  }
}

/// Runs a task while the content is there.
public nonisolated struct _TaskModifier<ID: Equatable>: ViewModifier {
  public typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = TaskNode<ID>(context, modifier)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: TaskNode<ID>.self)
    node.update(modifier)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `task`.
final class TaskNode<ID: Equatable>: _Node {
  var content: _Node?
  private var modifier: _TaskModifier<ID>
  private var task: Task<Void, Never>?

  init(_ context: _NodeContext, _ modifier: _TaskModifier<ID>) {
    self.modifier = modifier
    super.init(context)
    stage.enqueueAppear(self) { [weak self] in self?.start() }
  }

  private func start() {
    guard isMounted else { return }
    task?.cancel()
    let action = modifier.action
    task = Task(priority: modifier.priority) { @MainActor in await action() }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  func update(_ new: _TaskModifier<ID>) {
    let isSame = new.id == modifier.id
    modifier = new
    if !isSame { stage.enqueueAppear(self) { [weak self] in self?.start() } }
  }

  override func unmount() {
    guard isMounted else { return }
    task?.cancel()
    super.unmount()
  }
}

extension View {
  /// Does something before the view's first frame.
  @preconcurrency
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(_LifecycleModifier(appear: action, disappear: nil))
  }

  /// Does something after the view has gone, its exit included.
  @preconcurrency
  public nonisolated func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(_LifecycleModifier(appear: nil, disappear: action))
  }

  /// Runs a task that begins before the view's first frame and is cancelled when it goes.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task that is started again when a value changes.
  @preconcurrency
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
