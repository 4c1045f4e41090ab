/// One or more keyframes of one value, in order.
///
///     struct Hop: KeyframeTrackContent {
///       var body: some KeyframeTrackContent<Double> {
///         SpringKeyframe(1.2, duration: 0.2)
///         CubicKeyframe(1.0, duration: 0.3)
///       }
///     }
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent<Value>

  /// The keyframes that this one stands for.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Appends the keyframes to a list.
  func _resolve(into list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent {
  public func _resolve(into list: inout _KeyframeList<Value>) {
    body._resolve(into: &list)
  }
}

/// Keyframes of one value in order, as plain data.
public struct _KeyframeList<Value: Animatable> {
  enum Keyframe {
    case linear(Value, duration: Double, UnitCurve)
    case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
    case spring(Value, duration: Double?, Spring, startVelocity: Value?)
    case move(Value)
  }

  var keyframes: [Keyframe] = []
}
