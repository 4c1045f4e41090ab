extension Spring {
  /// Returns a value on its way from one to another.
  ///
  /// - Parameters:
  ///   - initialVelocity: Per second.
  ///   - time: Seconds since the start.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let from = AnimatableAccess.data(of: fromValue)
    let target = AnimatableAccess.data(of: toValue) - from
    let velocity = AnimatableAccess.data(of: initialVelocity)
    return AnimatableAccess.replacing(
      fromValue, data: from + value(target: target, initialVelocity: velocity, time: time))
  }

  /// Returns the speed per second of a value on its way from one to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let target = AnimatableAccess.data(of: toValue) - AnimatableAccess.data(of: fromValue)
    let velocity = AnimatableAccess.data(of: initialVelocity)
    return AnimatableAccess.replacing(
      fromValue, data: self.velocity(target: target, initialVelocity: velocity, time: time))
  }

  /// Returns the force on a value between two others.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    AnimatableAccess.replacing(
      fromValue,
      data: force(
        target: AnimatableAccess.data(of: toValue), position: AnimatableAccess.data(of: position),
        velocity: AnimatableAccess.data(of: velocity)))
  }

  /// Returns the time until a value on its way from one to another stays within a tolerance.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: AnimatableAccess.data(of: toValue) - AnimatableAccess.data(of: fromValue),
      initialVelocity: AnimatableAccess.data(of: initialVelocity), epsilon: epsilon)
  }
}
