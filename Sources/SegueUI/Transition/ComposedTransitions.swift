import SegueMotion

/// One transition for the way in, another for the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public nonisolated(unsafe) var insertion: Insertion
  public nonisolated(unsafe) var removal: Removal

  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  public var _kind: _TransitionKind {
    _TransitionKind(.asymmetric(insertion: insertion._kind.kind, removal: removal._kind.kind))
  }
}

/// Two transitions at once, the second around the first.
struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
  var _kind: _TransitionKind {
    _TransitionKind(.combined(first._kind.kind, second._kind.kind))
  }
}

/// A transition with an animation of its own.
struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    let animation = animation
    return content.transaction {
      $0.animation = animation
    } body: {
      base.apply(content: $0, phase: phase)
    }
  }
  static var properties: TransitionProperties { Base.properties }
  var _kind: _TransitionKind { _TransitionKind(.animated(base._kind.kind, animation)) }
}

/// What a transition makes of a view in a phase.
struct _TransitionApplication<T: Transition, Content: View>: _PrimitiveView {
  let transition: T
  let content: Content
  let phase: TransitionPhase

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let source = ViewContentSource(view.content)
    let node = ApplicationNode(context, source: source)
    node.content = T.Body._makeNode(
      view.transition.body(content: PlaceholderContentView(source), phase: view.phase),
      context.child(of: node))
    return node
  }

  static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: ApplicationNode<Content>.self)
    node.source.offer(view.content)
    if let content = node.content {
      T.Body._updateNode(
        content,
        view.transition.body(content: PlaceholderContentView(node.source), phase: view.phase)
      )
    }
    node.source.updateOthers()
  }
}

/// The node of a transition's body around a view.
final class ApplicationNode<Content: View>: _Node {
  var content: _Node?
  let source: ViewContentSource<Content>

  init(_ context: _NodeContext, source: ViewContentSource<Content>) {
    self.source = source
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
