/// Does something when a value has changed.
public nonisolated struct _ChangeModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let value: Value
  /// Also when the view appears, with the same value twice.
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = ChangeNode<Value>(context, modifier)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: ChangeNode<Value>.self)
    node.update(modifier)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `onChange`.
final class ChangeNode<Value: Equatable>: _Node, ChangeWatching {
  var content: _Node?
  private var hasActed = false
  private var modifier: _ChangeModifier<Value>

  init(_ context: _NodeContext, _ modifier: _ChangeModifier<Value>) {
    self.modifier = modifier
    super.init(context)
    guard modifier.isInitial else { return }
    hasActed = true
    stage.enqueueAppear(self) { [weak self] in
      guard let modifier = self?.modifier else { return }
      modifier.action(modifier.value, modifier.value)
    }
  }

  var unchangedValue: String? { hasActed ? nil : shortDescription(modifier.value) }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  func update(_ new: _ChangeModifier<Value>) {
    let old = modifier.value
    modifier = new
    guard old != new.value else { return }
    hasActed = true
    stage.afterUpdate.append { new.action(old, new.value) }
  }
}

extension View {
  /// Does something when a value has changed, with the old value and the new one.
  ///
  /// Runs after the update, in a transaction of its own: what it writes is not animated unless it
  /// says so.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does something when a value has changed.
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Does something when a value has changed, with the new one.
  @available(
    *, deprecated, message: "use onChange with an action of two parameters, or of none"
  )
  @preconcurrency
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
