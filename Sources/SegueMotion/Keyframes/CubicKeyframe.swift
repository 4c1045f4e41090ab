/// Goes to a value along a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let startVelocity: Value?
  let endVelocity: Value?

  /// - Parameters:
  ///   - duration: Seconds; 0 or less jumps.
  ///   - startVelocity: Per second; nil for a smooth passage from what comes before.
  ///   - endVelocity: Per second; nil for a smooth passage to a cubic keyframe that follows, and
  ///     for rest before any other.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public var body: CubicKeyframe { self }

  public func _resolve(into list: inout _KeyframeList<Value>) {
    list.keyframes.append(
      .cubic(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity))
  }
}
