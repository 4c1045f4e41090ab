extension Spring {
  /// Returns how far a value has moved from 0 towards a target.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls to.
  ///   - initialVelocity: Per second.
  ///   - time: Seconds since the start; before it the start's value.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    target
      - oscillator.coefficients(at: time).remaining(interval: target, velocity: initialVelocity)
  }

  /// Returns the speed per second of a value that moves from 0 towards a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    oscillator.coefficients(at: time).speed(interval: target, velocity: initialVelocity)
  }

  /// Moves a value and its velocity on by a time in seconds, exactly.
  ///
  /// A time that is not positive leaves both as they are.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    let c = oscillator.coefficients(at: deltaTime)
    let interval = target - value
    value = target - c.remaining(interval: interval, velocity: velocity)
    velocity = c.speed(interval: interval, velocity: velocity)
  }

  /// Returns the force on the spring's end; zero for a spring that arrives at once.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    guard response > 0 else { return .zero }
    return (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time until the remaining distance stays within a tolerance.
  ///
  /// - Parameters:
  ///   - initialVelocity: Per second.
  ///   - epsilon: The tolerance; 0.001 if it is not positive.
  /// - Returns: Seconds; infinite for a spring without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let oscillator = oscillator
    let push = target.scaled(by: oscillator.decay) - initialVelocity
    return oscillator.settlingTime(
      distance: target.magnitudeSquared.squareRoot(), push: push.magnitudeSquared.squareRoot(),
      epsilon: epsilon > 0 ? epsilon : 0.001)
  }
}
