import SegueDisplay
public import SegueGeometry
import SegueMotion

/// What an effect modifier does to each item: groups around its drawing, and nothing to its layout.
@MainActor
protocol DrawnEffect: ItemModifier {
  associatedtype Data: FlatVector
  /// The numbers that animate.
  var data: Data { get }
  /// The numbers where they depend on the surroundings.
  @MainActor func data(in environment: EnvironmentValues) -> Data
  /// Whether `data(in:)` has to be asked again when the surroundings change.
  static var readsEnvironment: Bool { get }
  /// The group for numbers that are shown now, around content with a rectangle.
  @MainActor func group(_ data: Data, around rectangle: CGRect, isMirrored: Bool) -> GroupEffect
  /// The name of the attribute, as one writes the modifier.
  static var label: StaticString { get }
}

extension DrawnEffect {
  @MainActor func data(in environment: EnvironmentValues) -> Data { data }
  static var readsEnvironment: Bool { false }
  @MainActor static var isPlain: Bool { true }

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { EffectNode(self, context) }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: EffectNode<Self>.self).update(self)
  }
}

/// The node of an effect that leaves the geometry alone: opacity, blur, colours.
final class EffectNode<Effect: DrawnEffect>: WrapperNode {
  private var effect: Effect
  private var value: Animated<Effect.Data>

  init(_ effect: Effect, _ context: _NodeContext) {
    self.effect = effect
    value = Animated(
      Effect.readsEnvironment ? effect.data(in: context.environment.values) : effect.data)
    super.init(context)
    value.validate(owner: self, label: Effect.label)
  }

  /// The numbers as the views say them, and as they are shown now.
  var modelData: Effect.Data { value.model }
  var presentedData: Effect.Data { value.presented(stage.animator) }

  func update(_ new: Effect) {
    effect = new
    setData()
  }

  private func setData() {
    let data = Effect.readsEnvironment ? effect.data(in: environment.values) : effect.data
    if value.set(data, owner: self, attribute: 0, scope: scope, label: Effect.label) {
      stage.noteMoved(self)
    }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if Effect.readsEnvironment { setData() }
  }

  private var group: GroupEffect {
    effect.group(
      value.presented(stage.animator), around: content.presentedRectangle, isMirrored: false)
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    items.append(.begin(group))
    content.emit(&items)
    items.append(.end)
  }

  override func patch(_ items: inout [DisplayItem]) {
    if displayIndex >= 0 { items[displayIndex] = .begin(group) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    // A view that is not there to be seen cannot be touched.
    if case .opacity(let opacity) = group, opacity <= 0, !isInsideTransition { return nil }
    return content.hitTest(point)
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    readings.append(value.reading(Effect.label, of: self))
  }

  /// Whether the effect is part of a transition's body: an item that comes or goes can be touched.
  private var isInsideTransition: Bool {
    var node = parent
    while let here = node {
      if let container = here as? ContainerNode {
        return (container as? ImplicitContainerNode)?.isTransitionBody ?? false
      }
      node = here.parent
    }
    return false
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    value.end()
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    value.cancel(stage.animator)
    super.unmount()
  }
}

/// Fades a view.
public nonisolated struct _OpacityEffect: DrawnEffect {
  public typealias Body = Never
  public var opacity: Double

  var data: Double { opacity }
  static var label: StaticString { "opacity" }

  @MainActor func group(_ data: Double, around rectangle: CGRect, isMirrored: Bool) -> GroupEffect {
    .opacity(EffectNumber.fraction(data))
  }
}

/// Blurs a view.
public nonisolated struct _BlurEffect: DrawnEffect {
  public typealias Body = Never
  public var radius: CGFloat
  public var isOpaque: Bool

  // Bounded before it animates: the square of an enormous radius is no number.
  var data: CGFloat { radius.isNaN ? radius : min(max(radius, 0), 10_000) }
  static var label: StaticString { "blur" }

  @MainActor func group(_ data: CGFloat, around rectangle: CGRect, isMirrored: Bool) -> GroupEffect
  {
    .blur(radius: EffectNumber.radius(Double(data)), isOpaque: isOpaque)
  }
}

extension View {
  /// Fades the view; 0 is invisible, 1 opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Blurs the view by a Gaussian whose sigma is the radius, points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

/// Numbers that a painter can work with, whatever was passed.
enum EffectNumber {
  /// Beyond this a Gaussian over a screen is even, points.
  static let largestRadius = 2000.0

  /// At least 0 and finite, points.
  static func radius(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(0, value), largestRadius)
  }

  /// 0...1; not a number counts as 1.
  static func fraction(_ value: Double) -> Double { value.isNaN ? 1 : min(max(0, value), 1) }

  /// Any finite number; others count as a default.
  static func finite(_ value: Double, or fallback: Double) -> Double {
    value.isFinite ? value : fallback
  }
}
