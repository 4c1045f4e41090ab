/// Keyframes for one property of a value, or for the whole of it.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Content: KeyframeTrackContent, Value == Content.Value {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates keyframes for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  /// Creates keyframes for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public var body: KeyframeTrack { self }

  public func _resolve(into list: inout _KeyframeTrackList<Root>) {
    var keyframes = _KeyframeList<Value>()
    content._resolve(into: &keyframes)
    list.tracks.append(KeyframeTrackPlan(keyPath, keyframes))
  }
}
