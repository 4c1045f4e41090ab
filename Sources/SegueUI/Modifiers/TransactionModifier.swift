/// Changes the transaction of changes below.
public nonisolated struct _TransactionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let transform: (inout Transaction) -> Void
  /// nil where the modifier acts in every update.
  let value: Value?
  let site: SourceSite

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = TransactionNode<Value>(context, modifier)
    var inner = node.contentContext
    inner.arrangement = context.arrangement
    node.content = V._makeNode(view, inner)
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: TransactionNode<Value>.self)
    node.update(modifier)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `.transaction`: hands on its content, below a scope of its own.
final class TransactionNode<Value: Equatable>: _Node {
  var content: _Node?
  private let inner: TransformScope
  private var value: Value?

  init(_ context: _NodeContext, _ modifier: _TransactionModifier<Value>) {
    inner = TransformScope(parent: context.scope, stage: context.stage)
    inner.closure = modifier.transform
    inner.site = modifier.site
    inner.isUnconditional = modifier.value == nil
    value = modifier.value
    super.init(context)
  }

  var contentContext: _NodeContext {
    _NodeContext(stage: stage, parent: self, scope: inner, environment: environment)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  func update(_ modifier: _TransactionModifier<Value>) {
    inner.closure = modifier.transform
    inner.site = modifier.site
    inner.invalidate()
    if modifier.value != value {
      value = modifier.value
      inner.fire()
    }
  }
}

/// A view with modifiers that have a transaction of their own, which the view does not see.
public nonisolated struct _ScopedView<Content: View, Modified: View>: _PrimitiveView {
  let source: ViewContentSource<Content>
  let content: Content
  let modified: Modified
  let transform: (inout Transaction) -> Void
  let site: SourceSite

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = ScopedNode(context, source: view.source)
    node.inner.closure = view.transform
    node.inner.site = view.site
    view.source.outerScope = context.scope
    node.content = Modified._makeNode(
      view.modified,
      _NodeContext(
        stage: context.stage, parent: node, scope: node.inner, environment: context.environment))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: ScopedNode<Content>.self)
    node.inner.closure = view.transform
    node.inner.site = view.site
    node.inner.invalidate()
    if view.source !== node.source { view.source.kept = node.source }
    node.source.offer(view.content)
    if let content = node.content { Modified._updateNode(content, view.modified) }
    node.source.updateOthers()
  }
}

/// The node of a scoped animation.
final class ScopedNode<Content: View>: _Node {
  var content: _Node?
  let inner: TransformScope
  let source: ViewContentSource<Content>

  init(_ context: _NodeContext, source: ViewContentSource<Content>) {
    inner = TransformScope(parent: context.scope, stage: context.stage)
    self.source = source
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }
}
