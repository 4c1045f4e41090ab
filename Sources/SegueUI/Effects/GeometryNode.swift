import SegueDisplay
public import SegueGeometry
import SegueMotion

/// A geometry effect: its content lives in a space of its own, and travels as one.
@MainActor
protocol SpaceEffect: ItemModifier {
  var value: SpaceValue { get }
}

extension SpaceEffect {
  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { SpaceNode(value, context) }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: SpaceNode.self).update(value)
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
  override var showsTravel: Bool { true }

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
final class SpaceNode: SpaceWrapperNode {
  private var value: SpaceValue

  init(_ value: SpaceValue, _ context: _NodeContext) {
    self.value = value
    super.init(context)
    self.value.validate(owner: self)
  }

  func update(_ new: SpaceValue) {
    if value.set(new, owner: self, attribute: 0, scope: scope) { stage.noteMoved(self) }
  }

  private var isMirrored: Bool { stage.mayBeRightToLeft && isRightToLeft }

  override var contentTransform: CGAffineTransform {
    let frame = presentedFrame
    return value.transform(stage.animator, size: frame.size, isMirrored: isMirrored)
      .moved(by: frame.origin)
  }

  override var modelTransform: CGAffineTransform {
    value.transform(nil, size: rectangle.size, isMirrored: isMirrored)
      .concatenating(super.modelTransform)
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    readings.append(value.reading(of: self))
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

extension CGAffineTransform {
  /// The same, displaced in the end.
  fileprivate func moved(by origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + origin.x, ty: ty + origin.y)
  }
}

/// Displaces what is drawn.
public nonisolated struct _OffsetEffect: SpaceEffect {
  public typealias Body = Never
  public var offset: CGSize

  var value: SpaceValue {
    .offset(Animated(PairVector(Double(offset.width), Double(offset.height))))
  }
}

/// Scales what is drawn about an anchor.
public nonisolated struct _ScaleEffect: SpaceEffect {
  public typealias Body = Never
  public var scale: CGSize
  public var anchor: UnitPoint

  var value: SpaceValue {
    .scale(
      Animated(
        AnimatablePair(
          PairVector(Double(scale.width), Double(scale.height)),
          PairVector(Double(anchor.x) * 128, Double(anchor.y) * 128))))
  }
}

/// Turns what is drawn about an anchor.
public nonisolated struct _RotationEffect: SpaceEffect {
  public typealias Body = Never
  public var angle: Angle
  public var anchor: UnitPoint

  var value: SpaceValue {
    .rotation(
      Animated(
        AnimatablePair(
          angle.radians * 128, PairVector(Double(anchor.x) * 128, Double(anchor.y) * 128))))
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
