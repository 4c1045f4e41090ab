/// Tracks of keyframes that change a value together.
///
///     struct Hop: Keyframes {
///       var body: some Keyframes<Pose> {
///         KeyframeTrack(\.height) { SpringKeyframe(20, duration: 0.3) }
///         KeyframeTrack(\.tilt) { CubicKeyframe(.degrees(8), duration: 0.5) }
///       }
///     }
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes<Value>

  /// The tracks that this one stands for.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Appends the tracks to a list.
  func _resolve(into list: inout _KeyframeTrackList<Value>)
}

extension Keyframes {
  public func _resolve(into list: inout _KeyframeTrackList<Value>) {
    body._resolve(into: &list)
  }
}

/// Tracks of a value in order, ready to be started.
public struct _KeyframeTrackList<Root> {
  var tracks: [KeyframeTrackPlan<Root>] = []
}
