import SegueDisplay
public import SegueGeometry
import SegueMotion

/// A geometry effect: its content lives in a space of its own, and travels as one.
@MainActor
protocol SpaceEffect: ItemModifier {
  associatedtype Data: FlatVector
  var data: Data { get }
  /// Maps the content, whose rectangle starts at zero, to the place of the effect.
  @MainActor func transform(_ data: Data, size: CGSize, isMirrored: Bool) -> CGAffineTransform
  static var label: StaticString { get }
}

extension SpaceEffect {
  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { SpaceNode(self, context) }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: SpaceNode<Self>.self).update(self)
  }
}

/// A wrapper whose own rectangle travels and whose content is placed from zero.
class SpaceWrapperNode: WrapperNode {
  private var frame = Animated(FrameVector.zero)
  private var hasFrame = false
  static var frameAttribute: UInt8 { 1 }

  final var presentedFrame: CGRect { frame.presented(stage.animator).rectangle }

  override func performPlacement() {
    travelToRectangle()
    placeContent()
  }

  /// Lays the content out in its own space.
  func placeContent() { content.place(at: .zero, proposal: proposal) }

  private func travelToRectangle() {
    let new = FrameVector(rectangle)
    if !hasFrame || stage.isTicking {
      hasFrame = true
      frame.jump(new)
      stage.noteMoved(self)
    } else if stage.isInitialLayout {
      if new != frame.model { stage.postponedPlacements.append(self) }
    } else {
      if frame.set(
        new, owner: self, attribute: Self.frameAttribute, scope: scope, label: "frame")
      {
        stage.noteMoved(self)
      }
    }
  }

  /// Maps the content's space to the space around, as it is shown now.
  var contentTransform: CGAffineTransform {
    let frame = presentedFrame
    return CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    items.append(.begin(.transform(contentTransform)))
    content.emit(&items)
    items.append(.end)
  }

  override func patch(_ items: inout [DisplayItem]) {
    if displayIndex >= 0 { items[displayIndex] = .begin(.transform(contentTransform)) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    content.hitTest(point.applying(contentTransform.inverted()))
  }

  override func convertFromContent(_ point: CGPoint) -> CGPoint {
    point.applying(contentTransform)
  }

  /// The same with model values.
  var modelTransform: CGAffineTransform {
    let frame = frame.model.rectangle
    return CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }

  override func convertFromContentModel(_ point: CGPoint) -> CGPoint {
    point.applying(modelTransform)
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    if hasFrame { readings.append(frame.reading("frame", of: self)) }
  }

  override var hasOwnSpace: Bool { true }

  override var presentedRectangle: CGRect {
    CGRect(origin: .zero, size: presentedFrame.size).applying(contentTransform)
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == Self.frameAttribute { frame.end() }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    frame.cancel(stage.animator)
    super.unmount()
  }
}

/// The node of `offset`, `scaleEffect`, `rotationEffect`: drawn, never laid out.
final class SpaceNode<Effect: SpaceEffect>: SpaceWrapperNode {
  private var effect: Effect
  private var value: Animated<Effect.Data>

  init(_ effect: Effect, _ context: _NodeContext) {
    self.effect = effect
    value = Animated(effect.data)
    super.init(context)
    value.validate(owner: self, label: Effect.label)
  }

  /// The numbers as the views say them, and as they are shown now.
  var modelData: Effect.Data { value.model }
  var presentedData: Effect.Data { value.presented(stage.animator) }

  func update(_ new: Effect) {
    effect = new
    if value.set(new.data, owner: self, attribute: 0, scope: scope, label: Effect.label) {
      stage.noteMoved(self)
    }
  }

  override var contentTransform: CGAffineTransform {
    let frame = presentedFrame
    return effect.transform(
      value.presented(stage.animator), size: frame.size,
      isMirrored: stage.mayBeRightToLeft && isRightToLeft
    ).concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  override var modelTransform: CGAffineTransform {
    effect.transform(
      value.model, size: rectangle.size, isMirrored: stage.mayBeRightToLeft && isRightToLeft
    ).concatenating(super.modelTransform)
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    readings.append(value.reading(Effect.label, of: self))
    super.readAttributes(&readings)
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == 0 { value.end() }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    value.cancel(stage.animator)
    super.unmount()
  }
}

/// Displaces what is drawn.
public nonisolated struct _OffsetEffect: SpaceEffect {
  public typealias Body = Never
  public var offset: CGSize

  var data: PairVector { PairVector(Double(offset.width), Double(offset.height)) }
  static var label: StaticString { "offset" }

  @MainActor func transform(_ data: PairVector, size: CGSize, isMirrored: Bool) -> CGAffineTransform
  {
    CGAffineTransform(
      translationX: CGFloat(isMirrored ? -data.first : data.first), y: CGFloat(data.second))
  }
}

/// Scales what is drawn about an anchor.
public nonisolated struct _ScaleEffect: SpaceEffect {
  public typealias Body = Never
  public var scale: CGSize
  public var anchor: UnitPoint

  var data: AnimatablePair<PairVector, PairVector> {
    AnimatablePair(
      PairVector(Double(scale.width), Double(scale.height)),
      PairVector(Double(anchor.x) * 128, Double(anchor.y) * 128))
  }
  static var label: StaticString { "scaleEffect" }

  @MainActor func transform(
    _ data: AnimatablePair<PairVector, PairVector>, size: CGSize, isMirrored: Bool
  ) -> CGAffineTransform {
    .scaling(
      CGFloat(data.first.first), CGFloat(data.first.second),
      about: UnitPoint(x: CGFloat(data.second.first / 128), y: CGFloat(data.second.second / 128)),
      of: CGRect(origin: .zero, size: size))
  }
}

/// Turns what is drawn about an anchor.
public nonisolated struct _RotationEffect: SpaceEffect {
  public typealias Body = Never
  public var angle: Angle
  public var anchor: UnitPoint

  var data: AnimatablePair<Double, PairVector> {
    AnimatablePair(
      angle.radians * 128, PairVector(Double(anchor.x) * 128, Double(anchor.y) * 128))
  }
  static var label: StaticString { "rotationEffect" }

  @MainActor func transform(
    _ data: AnimatablePair<Double, PairVector>, size: CGSize, isMirrored: Bool
  ) -> CGAffineTransform {
    let x = size.width * CGFloat(data.second.first / 128)
    let y = size.height * CGFloat(data.second.second / 128)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(data.first / 128)))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension View {
  /// Displaces the view without changing its layout, points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the view about an anchor without changing its layout.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view clockwise about an anchor without changing its layout.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
