/// The course of one keyframe, from where the one before it left the value.
struct KeyframePiece<Data: VectorArithmetic> {
  enum Course {
    case linear(to: Data, UnitCurve)
    case cubic(to: Data, startVelocity: Data, endVelocity: Data)
    case spring(to: Data, startVelocity: Data, Oscillator)
  }

  let from: Data
  /// Seconds from the start of the track.
  let start: Double
  /// Seconds, positive.
  let duration: Double
  let course: Course

  /// The value at a time in seconds since the piece began.
  func value(at time: Double) -> Data {
    switch course {
    case .linear(let to, let curve):
      return from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .cubic(let to, let startVelocity, let endVelocity):
      let u = time / duration
      let (square, cube) = (u * u, u * u * u)
      let bend =
        startVelocity.scaled(by: (cube - 2 * square + u) * duration)
        + endVelocity.scaled(by: (cube - square) * duration)
      return from + (to - from).scaled(by: 3 * square - 2 * cube) + bend
    case .spring(let to, let velocity, let oscillator):
      return to
        - oscillator.coefficients(at: time).remaining(
          interval: to - from, velocity: velocity)
    }
  }

  /// The velocity per second at a time in seconds since the piece began; zero where it has none.
  func velocity(at time: Double) -> Data {
    let result: Data
    switch course {
    case .linear(let to, let curve):
      result = (to - from).scaled(by: curve.velocity(at: time / duration) / duration)
    case .cubic(let to, let startVelocity, let endVelocity):
      let u = time / duration
      result =
        (to - from).scaled(by: (6 * u - 6 * u * u) / duration)
        + startVelocity.scaled(by: 3 * u * u - 4 * u + 1)
        + endVelocity.scaled(by: 3 * u * u - 2 * u)
    case .spring(let to, let velocity, let oscillator):
      result = oscillator.coefficients(at: time).speed(interval: to - from, velocity: velocity)
    }
    return result.magnitudeSquared.isFinite ? result : .zero
  }
}
