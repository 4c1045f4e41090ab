/// Puts keyframes of one value in order.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K>(_ expression: K) -> K
  where K: KeyframeTrackContent, Value == K.Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [])
  }

  public static func buildPartialBlock<K>(first: K) -> K
  where K: KeyframeTrackContent, Value == K.Value {
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
  ) -> Conditional<Value, First, Second>
  where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, Value == First.Value,
    First.Value == Second.Value
  {
    Conditional(branch: .first(component))
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> Conditional<Value, First, Second>
  where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, Value == First.Value,
    First.Value == Second.Value
  {
    Conditional(branch: .second(component))
  }

  /// One of two lists of keyframes.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, ConditionalValue == First.Value,
    First.Value == Second.Value
  {
    enum Branch {
      case first(First)
      case second(Second)
    }

    let branch: Branch

    public typealias Value = ConditionalValue
    public var body: Conditional { self }

    public func _resolve(into list: inout _KeyframeList<ConditionalValue>) {
      switch branch {
      case .first(let content): content._resolve(into: &list)
      case .second(let content): content._resolve(into: &list)
      }
    }
  }
}

/// Keyframes of one value, one list after the other.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let parts: [any KeyframeTrackContent<Value>]

  var body: KeyframeSequence { self }

  func _resolve(into list: inout _KeyframeList<Value>) {
    for part in parts { part._resolve(into: &list) }
  }
}
