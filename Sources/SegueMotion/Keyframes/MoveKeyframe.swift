/// Jumps to a value, which takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  public init(_ to: Value) {
    self.to = to
  }

  public var body: MoveKeyframe { self }

  public func _resolve(into list: inout _KeyframeList<Value>) {
    list.keyframes.append(.move(to))
  }
}
