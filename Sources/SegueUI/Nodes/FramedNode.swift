import SegueDisplay
import SegueGeometry
import SegueMotion

/// A node whose rectangle animates: a leaf, a clip or a geometry effect.
///
/// Layout works with model values; what travels is the rectangle that is shown.
class FramedNode: ViewNode {
  private final var frame = Animated(FrameVector.zero)
  final var hasFrame = false

  static let frameAttribute: UInt8 = 0

  /// The rectangle that layout has given, points.
  final var modelFrame: CGRect { frame.model.rectangle }

  /// The rectangle that is shown now.
  final var presentedFrame: CGRect { frame.presented(stage.animator).rectangle }

  final var isTravelling: Bool { frame.track >= 0 }

  override var presentedRectangle: CGRect { presentedFrame }
  override var showsTravel: Bool { true }

  /// Gives the node a new rectangle; it travels there if the transaction in force animates.
  final func setFrame(_ rectangle: CGRect) {
    let new = FrameVector(rectangle)
    if !hasFrame || stage.isTicking {
      hasFrame = true
      guard new != frame.model else { return }
      frame.jump(new)
      stage.noteMoved(self)
      return
    }
    guard !stage.isInitialLayout else {
      if new != frame.model { stage.postponedPlacements.append(self) }
      return
    }
    if frame.set(
      new, owner: self, attribute: Self.frameAttribute, scope: scope, label: "frame")
    {
      stage.noteMoved(self)
      frameDidChange()
    }
  }

  /// Called after a new rectangle has been given to a node that had one.
  func frameDidChange() {}

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == Self.frameAttribute { frame.end() }
    super.attributeDidEnd(attribute)
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    if hasFrame { readings.append(frame.reading("frame", of: self)) }
  }

  override func unmount() {
    frame.cancel(stage.animator)
    super.unmount()
  }

  /// Velocity of the rectangle that is shown, points a second.
  final var frameVelocity: CGRect {
    guard frame.track >= 0 else { return .zero }
    return FrameVector(
      components: stage.animator.velocity(frame.track, at: stage.now.nanoseconds)
    ).rectangle
  }
}

/// A rectangle as a vector: x, y, width, height in points.
struct FrameVector: FlatVector {
  var x, y, width, height: Double

  init(_ rectangle: CGRect) {
    x = Double(rectangle.origin.x)
    y = Double(rectangle.origin.y)
    width = Double(rectangle.size.width)
    height = Double(rectangle.size.height)
  }

  private init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var rectangle: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  static let zero = FrameVector(x: 0, y: 0, width: 0, height: 0)
  static var componentCount: Int { 4 }

  init(reading pointer: UnsafePointer<Double>) {
    self.init(x: pointer[0], y: pointer[1], width: pointer[2], height: pointer[3])
  }

  func write(to pointer: UnsafeMutablePointer<Double>) {
    pointer[0] = x
    pointer[1] = y
    pointer[2] = width
    pointer[3] = height
  }

  static func + (a: Self, b: Self) -> Self {
    Self(x: a.x + b.x, y: a.y + b.y, width: a.width + b.width, height: a.height + b.height)
  }

  static func - (a: Self, b: Self) -> Self {
    Self(x: a.x - b.x, y: a.y - b.y, width: a.width - b.width, height: a.height - b.height)
  }

  mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
    width *= factor
    height *= factor
  }

  var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}
