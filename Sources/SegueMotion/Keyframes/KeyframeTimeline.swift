/// A value as a function of time, described by keyframes.
///
/// Tracks run side by side; the longest gives the duration, and a finished one holds its end.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///       LinearKeyframe(10, duration: 1)
///     }
///     timeline.value(time: 0.25)  // 2.5
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [RunningKeyframeTrack<Value>]

  /// The length of the longest track in seconds.
  public let duration: Double

  /// Creates the course of a value from keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  /// Creates the course of a value, which may go on from another course.
  ///
  /// - Parameters:
  ///   - initialValue: The value at time 0.
  ///   - keyframes: The tracks.
  ///   - previous: A course whose velocity is kept by first keyframes that can and give none.
  ///   - time: Seconds into that course.
  package init(
    initialValue: Value, keyframes: some Keyframes<Value>,
    continuing previous: KeyframeTimeline? = nil, at time: Double = 0
  ) {
    self.initialValue = initialValue
    var list = _KeyframeTrackList<Value>()
    keyframes._resolve(into: &list)
    // A later track of the same property starts from where the earlier ones begin, too.
    tracks = list.tracks.map { plan in
      plan.start(initialValue, previous?.tracks.last { $0.keyPath == plan.keyPath }, time)
    }
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// Returns the value at a time in seconds; before 0 as at 0.
  public func value(time: Double) -> Value {
    var result = initialValue
    for track in tracks { track.apply(&result, max(0, time)) }
    return result
  }

  /// Returns the value at a fraction of the duration.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }
}
