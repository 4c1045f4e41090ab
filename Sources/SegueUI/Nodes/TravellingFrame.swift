import SegueGeometry
import SegueMotion

/// A rectangle that travels where layout changes it under an animation.
struct TravellingFrame {
  private var frame = Animated(FrameVector.zero)
  private var isSet = false

  /// Gives a new rectangle; true where what is shown may have changed.
  @MainActor
  mutating func set(_ rectangle: CGRect, owner: ViewNode, attribute: UInt8) -> Bool {
    let new = FrameVector(rectangle)
    let stage = owner.stage
    if !isSet || stage.isTicking {
      isSet = true
      let hasChanged = new != frame.model
      frame.jump(new)
      return hasChanged
    }
    guard !stage.isInitialLayout else { return false }
    return frame.set(
      new, owner: owner, attribute: attribute, scope: owner.scope, label: "frame")
  }

  @MainActor
  func presented(_ animator: Animator) -> CGRect { frame.presented(animator).rectangle }

  mutating func end() { frame.end() }

  @MainActor
  mutating func cancel(_ animator: Animator) { frame.cancel(animator) }
}
