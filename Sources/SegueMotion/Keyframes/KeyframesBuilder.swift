/// Puts tracks, or keyframes of the whole value, together.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Content: Keyframes, Value == Content.Value {
    expression
  }

  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Content: Keyframes, Value == Content.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks<Value>(parts: [accumulated, next])
  }

  public static func buildBlock() -> some Keyframes<Value> {
    KeyframeTracks<Value>(parts: [])
  }

  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Content: Keyframes, Value == Content.Value {
    component
  }
}

// Keyframes of the whole value, without a track around them.
extension KeyframesBuilder {
  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Content: KeyframeTrackContent, Value == Content.Value {
    expression
  }

  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Content: KeyframeTrackContent, Value == Content.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: components)
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, Value == First.Value,
    First.Value == Second.Value
  {
    .init(branch: .first(component))
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, Value == First.Value,
    First.Value == Second.Value
  {
    .init(branch: .second(component))
  }

  public static func buildFinalResult<Content>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content>
  where Content: KeyframeTrackContent, Value == Content.Value {
    KeyframeTrack { component }
  }
}

/// Several lists of tracks, applied in order.
struct KeyframeTracks<Value>: Keyframes {
  let parts: [any Keyframes<Value>]

  var body: KeyframeTracks { self }

  func _resolve(into list: inout _KeyframeTrackList<Value>) {
    for part in parts { part._resolve(into: &list) }
  }
}
