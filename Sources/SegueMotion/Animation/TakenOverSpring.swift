/// What a persistent spring remembers of the animation it has taken over.
struct TakenOverSpring<Value: VectorArithmetic> {
  /// How much of the summed interval was done at the take-over.
  var offset: Value
  /// The velocity at the take-over, per second.
  var velocity: Value
  /// Seconds from the first start to the take-over.
  var time: Double
  /// The motion since the take-over.
  var motion: LinearMotion

  struct Key: AnimationStateKey {
    static var defaultValue: TakenOverSpring? { nil }
  }
}
