public import SegueMotion

/// Sets the animation of changes below.
public nonisolated struct _AnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let animation: Animation?
  /// nil where the modifier acts in every update.
  let value: Value?
  let site: SourceSite

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = AnimationNode<Value>(context, modifier)
    var inner = node.contentContext
    inner.arrangement = context.arrangement
    node.content = V._makeNode(view, inner)
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: AnimationNode<Value>.self)
    node.update(modifier)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `.animation`: hands on its content, below a scope of its own.
final class AnimationNode<Value: Equatable>: _Node, AnimationSiteNode {
  var content: _Node?
  private let inner: ImplicitAnimationScope
  private var value: Value?

  init(_ context: _NodeContext, _ modifier: _AnimationModifier<Value>) {
    inner = ImplicitAnimationScope(parent: context.scope, stage: context.stage)
    inner.animation = modifier.animation
    inner.site = modifier.site
    inner.isUnconditional = modifier.value == nil
    value = modifier.value
    super.init(context)
    inner.describeValue = { [unowned(unsafe) self] in value.map { shortDescription($0) } ?? "" }
  }

  var isAnimationValueless: Bool { inner.isUnconditional }
  var animationSite: SourceSite? { inner.site }

  var contentContext: _NodeContext {
    _NodeContext(parent: self, scope: inner, environment: environment)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  func update(_ modifier: _AnimationModifier<Value>) {
    inner.animation = modifier.animation
    inner.site = modifier.site
    let hasChanged = modifier.value != value
    if hasChanged {
      value = modifier.value
      inner.fire()
    }
  }
}

extension View {
  /// Animates changes of the view in updates in which a value has changed.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      _AnimationModifier(animation: animation, value: value, site: SourceSite(fileID, line)))
  }

  /// Animates every change of the view.
  @available(*, deprecated, message: "use withAnimation or animation(_:value:)")
  public nonisolated func animation(
    _ animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      _AnimationModifier<Bool>(
        animation: animation, value: nil, site: SourceSite(fileID, line)))
  }

  /// Animates the modifiers that a body puts around the view, and not the view itself.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let source = ViewContentSource(self)
    return _ScopedView(
      source: source, content: self, modified: body(PlaceholderContentView(source)),
      transform: { $0.animation = animation }, site: SourceSite(fileID, line))
  }

  /// Changes the transaction of every change of the view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      _TransactionModifier<Bool>(
        transform: transform, value: nil, site: SourceSite(fileID, line)))
  }

  /// Changes the transaction in updates in which a value has changed.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      _TransactionModifier(transform: transform, value: value, site: SourceSite(fileID, line)))
  }

  /// Changes the transaction of the modifiers that a body puts around the view.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let source = ViewContentSource(self)
    return _ScopedView(
      source: source, content: self, modified: body(PlaceholderContentView(source)),
      transform: transform, site: SourceSite(fileID, line))
  }
}
