/// Goes straight to a value, at even speed or along an easing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let timingCurve: UnitCurve

  /// - Parameter duration: Seconds; 0 or less jumps.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public var body: LinearKeyframe { self }

  public func _resolve(into list: inout _KeyframeList<Value>) {
    list.keyframes.append(.linear(to, duration: duration, timingCurve))
  }
}
