public import SegueGeometry
public import SegueMotion

/// A modifier that moves what is drawn, and nothing that is laid out.
///
///     struct Shake: GeometryEffect {
///       var travel: CGFloat
///       var animatableData: CGFloat {
///         get { travel }
///         set { travel = newValue }
///       }
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 8 * sin(travel * .pi * 2), y: 0))
///       }
///     }
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Maps the content, whose top left corner is at zero, to where it is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// This effect without the views inside hearing of it when they ask for their place.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    _GeometryEffectItem._makeNode(_GeometryEffectItem(effect: modifier), view, context)
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    _GeometryEffectItem._updateNode(node, _GeometryEffectItem(effect: modifier), view)
  }
}

/// A geometry effect that views inside do not hear of.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  var base: Base

  init(_ base: Base) { self.base = base }

  @MainActor public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// Tells an effect that layout sees from one that it does not.
@MainActor
private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

/// A geometry effect on each item.
nonisolated struct _GeometryEffectItem<Effect: GeometryEffect>: ItemModifier {
  typealias Body = Never
  let effect: Effect

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    GeometryEffectNode(effect, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: GeometryEffectNode<Effect>.self).update(effect)
  }
}

/// The node of a geometry effect.
final class GeometryEffectNode<Effect: GeometryEffect>: ProjectionWrapperNode {
  private var effect: Effect
  private var track: AnimatableTrack<Effect>?
  private static var dataAttribute: UInt8 { 2 }

  init(_ effect: Effect, _ context: _NodeContext) {
    self.effect = effect
    super.init(context)
    track = AnimatableTrack(effect, owner: self, attribute: Self.dataAttribute)
  }

  func update(_ new: Effect) {
    effect = new
    track?.setModel(new)
    stage.noteMoved(self)
  }

  override func projection(size: CGSize) -> ProjectionTransform {
    (track?.presented(effect) ?? effect).effectValue(size: size)
  }

  override func modelProjection(size: CGSize) -> ProjectionTransform {
    effect is any IgnoredByLayout ? ProjectionTransform() : effect.effectValue(size: size)
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == Self.dataAttribute { track?.end() }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    track?.cancel()
    super.unmount()
  }
}
