public import Combine

/// Does something with what a publisher sends while the view is there.
public nonisolated struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  public typealias Body = Never
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = ReceiveNode<P>(context, modifier)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: ReceiveNode<P>.self)
    node.update(modifier)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of `onReceive`.
final class ReceiveNode<P: Publisher>: _Node where P.Failure == Never {
  var content: _Node?
  private var modifier: _ReceiveModifier<P>
  private var cancellable: AnyCancellable?

  init(_ context: _NodeContext, _ modifier: _ReceiveModifier<P>) {
    self.modifier = modifier
    super.init(context)
    stage.enqueueAppear(self) { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard isMounted else { return }
    cancellable?.cancel()
    let reader = WeakNode(node: self)
    cancellable = modifier.publisher.sink { value in
      // Publishers of a stage's views send on the main actor.
      let act: @MainActor () -> Void = {
        guard let node = reader.node as? ReceiveNode<P>, node.isMounted else { return }
        node.modifier.action(value)
      }
      unsafeBitCast(act, to: (() -> Void).self)()
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  func update(_ new: _ReceiveModifier<P>) {
    let old = modifier.publisher
    modifier = new
    if !isSame(old, new.publisher) {
      stage.enqueueAppear(self) { [weak self] in self?.subscribe() }
    }
  }

  private func isSame(_ a: P, _ b: P) -> Bool {
    if P.self is AnyObject.Type { return a as AnyObject === b as AnyObject }
    return equality(of: P.self)?(a, b) ?? false
  }

  override func unmount() {
    guard isMounted else { return }
    cancellable?.cancel()
    cancellable = nil
    super.unmount()
  }
}

extension View {
  /// Does something with each value that a publisher sends while the view is there.
  @preconcurrency
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
