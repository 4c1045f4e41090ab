/// What one running animation knows besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers from frame to frame.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete, although it may still move a little.
  ///
  /// An animation sets it; it stays set until the animation is retargeted.
  public var isLogicallyComplete: Bool

  /// The environment of the animated view, in a box that this module cannot open.
  package var environmentBox: (any Sendable)?

  package init(
    state: AnimationState<Value> = AnimationState(), environmentBox: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = false
    self.environmentBox = environmentBox
  }

  /// Returns the context with another state, for a base animation of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var result = AnimationContext<T>(state: state, environmentBox: environmentBox)
    result.isLogicallyComplete = isLogicallyComplete
    return result
  }
}
