import SegueMotion

/// A transition that is run by evaluating a body in each phase.
protocol TransitionContent {
  @MainActor var name: String { get }
  @MainActor var hasMotion: Bool { get }
  /// A property of it that is not interpolated, for explanations.
  @MainActor var plainProperty: PlainProperty? { get }
  @MainActor func makeNode(
    around inner: ViewNode, element: ContainerElement, phase: TransitionPhase,
    side: TransitionPart.Side, animation: Animation??
  ) -> TransitionNode
}

extension TransitionContent {
  @MainActor var plainProperty: PlainProperty? { nil }
}

/// A user's transition.
nonisolated struct TransitionBox<T: Transition>: TransitionContent {
  nonisolated(unsafe) let transition: T

  nonisolated init(_ transition: T) { self.transition = transition }

  @MainActor var name: String { PropertyList.shortName(T.self) }
  @MainActor var hasMotion: Bool { T.properties.hasMotion }

  @MainActor func makeNode(
    around inner: ViewNode, element: ContainerElement, phase: TransitionPhase,
    side: TransitionPart.Side, animation: Animation??
  ) -> TransitionNode {
    BodyTransitionNode<T, T.Body>(
      transition, around: inner, element: element, phase: phase, side: side, animation: animation
    ) { transition, source, phase in
      transition.body(content: PlaceholderContentView(source), phase: phase)
    } replace: {
      guard case .body(let content, _, _) = $0.content else { return nil }
      return (content as? TransitionBox<T>)?.transition
    }
  }
}

/// A transition between two states of a modifier.
nonisolated struct ModifierTransition<E: ViewModifier>: TransitionContent {
  nonisolated(unsafe) let active: E
  nonisolated(unsafe) let identity: E

  nonisolated init(active: E, identity: E) {
    self.active = active
    self.identity = identity
  }

  @MainActor var name: String { PropertyList.shortName(E.self) }
  var hasMotion: Bool { true }
  @MainActor var plainProperty: PlainProperty? {
    guard !(identity is any Animatable) else { return nil }
    return PlainProperty.changes(from: active, to: identity).first
  }

  @MainActor func makeNode(
    around inner: ViewNode, element: ContainerElement, phase: TransitionPhase,
    side: TransitionPart.Side, animation: Animation??
  ) -> TransitionNode {
    BodyTransitionNode<Self, ModifiedContent<PlaceholderContentView<Self>, E>>(
      self, around: inner, element: element, phase: phase, side: side, animation: animation
    ) { transition, source, phase in
      ModifiedContent(
        content: PlaceholderContentView(source),
        modifier: phase.isIdentity ? transition.identity : transition.active)
    } replace: {
      guard case .body(let content, _, _) = $0.content else { return nil }
      return content as? Self
    }
  }
}

/// Runs a transition with a body around an item.
final class BodyTransitionNode<T, Content: View>: TransitionNode {
  private var transition: T
  private var phase: TransitionPhase
  private let side: TransitionPart.Side
  private let source: ExistingContentSource
  private let evaluate: @MainActor (T, ContentSource, TransitionPhase) -> Content
  private let replace: @MainActor (TransitionPart) -> T?
  private let inner: ImplicitContainerNode
  private let body: _Node

  init(
    _ transition: T, around inner: ViewNode, element: ContainerElement, phase: TransitionPhase,
    side: TransitionPart.Side, animation: Animation??,
    evaluate: @escaping @MainActor (T, ContentSource, TransitionPhase) -> Content,
    replace: @escaping @MainActor (TransitionPart) -> T?
  ) {
    self.transition = transition
    self.phase = phase
    self.side = side
    self.evaluate = evaluate
    self.replace = replace
    source = ExistingContentSource(inner)
    let container = element.container
    let scope: TransactionScope =
      if case .some(let own) = animation {
        TransitionScope(parent: container.scope, animation: own, site: element.transitionSite)
      } else {
        container.scope
      }
    var context = _NodeContext(
      parent: container, scope: scope, environment: container.environment)
    self.inner = ImplicitContainerNode(context, engine: OverlayEngine(alignment: .center))
    self.inner.isTransitionBody = true
    context = context.child(of: self.inner)
    body = Content._makeNode(evaluate(transition, source, side.phase(phase)), context)
    self.inner.content = body
    self.inner.reconcile()
    super.init(around: self.inner, element: element)
  }

  override var core: ViewNode { source.node.core }

  override func forEachChild(_ body: (_Node) -> Void) { body(inner) }

  override func setPhase(_ phase: TransitionPhase) {
    self.phase = phase
    let noted = stage.changedContainers.count
    let entering = stage.enteringElements.count
    Content._updateNode(body, evaluate(transition, source, side.phase(phase)))
    // What the body swaps belongs to this change of phase, and so do the animations of it.
    stage.reconcileContainers(from: noted)
    stage.enterElements(from: entering)
  }

  override func update(_ part: TransitionPart) {
    guard let new = replace(part) else { return }
    transition = new
    if transitionElement.phase != .didDisappear {
      Content._updateNode(body, evaluate(transition, source, side.phase(phase)))
    }
  }
}
