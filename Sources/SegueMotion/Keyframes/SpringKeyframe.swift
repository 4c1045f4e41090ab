/// Goes to a value with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double?
  let spring: Spring
  let startVelocity: Value?

  /// - Parameters:
  ///   - duration: Seconds until the next keyframe begins, from wherever the spring then is; nil for
  ///     the time in which the spring settles.
  ///   - startVelocity: Per second; nil for that of what comes before.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public var body: SpringKeyframe { self }

  public func _resolve(into list: inout _KeyframeList<Value>) {
    list.keyframes.append(
      .spring(to, duration: duration, spring, startVelocity: startVelocity))
  }
}
