/// A track that can be started from any value, without the type of its property.
struct KeyframeTrackPlan<Root> {
  /// Which property it changes.
  let keyPath: PartialKeyPath<Root>

  /// Starts the track from a value, with the velocity of a running track of the same property.
  let start:
    (_ root: Root, _ previous: RunningKeyframeTrack<Root>?, _ time: Double)
      -> RunningKeyframeTrack<Root>

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ list: _KeyframeList<Value>
  ) {
    self.keyPath = keyPath
    start = { root, previous, time in
      let initial = root[keyPath: keyPath]
      let velocity = previous?.velocity(time) as? Value.AnimatableData
      let course = KeyframeCourse<Value>(
        start: AnimatableAccess.data(of: initial), velocity: velocity ?? .zero,
        keyframes: list.keyframes)
      return RunningKeyframeTrack(
        keyPath: keyPath, duration: course.duration,
        apply: { root, time in
          root[keyPath: keyPath] = AnimatableAccess.replacing(
            initial, data: course.value(at: time))
        }, velocity: { course.velocity(at: $0) })
    }
  }
}

/// A track on its way.
struct RunningKeyframeTrack<Root> {
  let keyPath: PartialKeyPath<Root>
  /// Seconds.
  let duration: Double
  /// Writes the property at a time in seconds.
  let apply: (_ root: inout Root, _ time: Double) -> Void
  /// The velocity of the property's data, per second.
  let velocity: (_ time: Double) -> Any
}
