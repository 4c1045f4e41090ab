public import SegueMotion

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase; the animation runs between the bodies of two phases.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }

  /// How the library runs the transition; not for use outside it.
  var _kind: _TransitionKind { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public var _kind: _TransitionKind {
    _TransitionKind(.custom(TransitionBox(self)))
  }

  /// The view that this transition makes of a content in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    _TransitionApplication(transition: self, content: content, phase: phase)
  }

  /// This transition with an animation of its own in place of the transaction's.
  public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }

  /// Both transitions at once, the other one around this one.
  public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }
}

/// The place of a view inside a transition's, an animator's or a scoped animation's body.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
  let source: ContentSource

  init(_ source: ContentSource) { self.source = source }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    view.source.makeInstance(context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    view.source.updateInstance(node)
  }
}
