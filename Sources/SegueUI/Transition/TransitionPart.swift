import SegueGeometry
import SegueMotion

/// One wrapper's worth of a transition.
struct TransitionPart {
  /// Built-in effects that stand next to each other, innermost first, or one transition with a body.
  enum Content {
    case effects([TransitionEffect])
    case body(any TransitionContent, Side, Animation??)
  }

  /// The way on which a part acts.
  enum Side {
    case both
    case insertion
    case removal

    /// The phase that the part sees: on the other way it stays as it is.
    func phase(_ phase: TransitionPhase) -> TransitionPhase {
      switch (self, phase) {
      case (.insertion, .didDisappear), (.removal, .willAppear): .identity
      default: phase
      }
    }
  }

  let content: Content

  @MainActor
  func makeNode(around inner: ViewNode, element: ContainerElement, phase: TransitionPhase)
    -> TransitionNode
  {
    switch content {
    case .effects(let effects):
      EffectTransitionNode(effects, around: inner, element: element, phase: phase)
    case .body(let content, let side, let animation):
      content.makeNode(
        around: inner, element: element, phase: phase, side: side, animation: animation)
    }
  }
}

/// A built-in effect: what it does in each phase.
struct TransitionEffect {
  enum Kind {
    case opacity
    case scale(willAppear: Double, didDisappear: Double, anchor: UnitPoint)
    case offset(CGSize)
    case blur(Double)
    /// Displaces by the view's own size times a factor, in layout.
    case travel(willAppear: CGSize, didDisappear: CGSize)
  }

  let kind: Kind
  let side: TransitionPart.Side
  /// An animation in place of the transaction's; the outer level tells whether there is one.
  let animation: Animation??
}

extension TransitionKind {
  /// The wrappers that run the transition, innermost first.
  @MainActor
  func parts(_ isRightToLeft: Bool = false) -> [TransitionPart] {
    var parts: [TransitionPart] = []
    var effects: [TransitionEffect] = []
    func flush() {
      if !effects.isEmpty { parts.append(TransitionPart(content: .effects(effects))) }
      effects = []
    }
    func add(_ kind: TransitionKind, _ side: TransitionPart.Side, _ animation: Animation??) {
      func effect(_ kind: TransitionEffect.Kind) {
        effects.append(TransitionEffect(kind: kind, side: side, animation: animation))
      }
      switch kind {
      case .identity: break
      case .opacity: effect(.opacity)
      case .scale(let factor, let anchor):
        effect(.scale(willAppear: factor, didDisappear: factor, anchor: anchor))
      case .offset(let offset):
        effect(
          .offset(
            isRightToLeft ? CGSize(width: -offset.width, height: offset.height) : offset))
      case .move(let edge):
        let way = edge.direction(isRightToLeft)
        effect(.travel(willAppear: way, didDisappear: way))
      case .slide:
        effect(
          .travel(
            willAppear: Edge.leading.direction(isRightToLeft),
            didDisappear: Edge.trailing.direction(isRightToLeft)))
      case .push(let edge):
        let way = edge.direction(isRightToLeft)
        effect(
          .travel(
            willAppear: way, didDisappear: CGSize(width: -way.width, height: -way.height)))
        effect(.opacity)
      case .blurReplace(let movesUp):
        effect(.scale(willAppear: 0.9, didDisappear: movesUp ? 1.1 : 0.9, anchor: .center))
        effect(.blur(7))
        effect(.opacity)
      case .combined(let first, let second):
        add(first, side, animation)
        add(second, side, animation)
      case .asymmetric(let insertion, let removal):
        if side != .removal { add(insertion, .insertion, animation) }
        if side != .insertion { add(removal, .removal, animation) }
      case .animated(let base, let own):
        // The animation nearest to the effect counts.
        add(base, side, .some(own))
      case .custom(let content):
        flush()
        parts.append(TransitionPart(content: .body(content, side, animation)))
      }
    }
    add(self, .both, nil)
    flush()
    if parts.isEmpty { parts.append(TransitionPart(content: .effects([]))) }
    return parts
  }
}

extension Edge {
  /// One size of the view towards the edge.
  func direction(_ isRightToLeft: Bool) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: isRightToLeft ? 1 : -1, height: 0)
    case .trailing: CGSize(width: isRightToLeft ? -1 : 1, height: 0)
    }
  }
}
