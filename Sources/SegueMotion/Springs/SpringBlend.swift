/// A spring whose response goes over from an old one to its own.
///
/// The response in force is new + (old − new)·(1 − p²(3 − 2p)), p from 0 to 1 over the duration.
/// Such a spring has no closed form: it is solved exactly on cells of 1/300 s, each with the
/// response of its middle. The cells do not depend on the frame rate.
struct SpringBlend: Hashable, Sendable {
  let dampingRatio: Double
  let oldResponse: Double
  let newResponse: Double
  /// Seconds, positive.
  let duration: Double
  /// The length of a cell in seconds: 1/300, longer only if the duration is over 10 s.
  let cell: Double
  /// The number of cells until the end of the blend.
  let cells: Int
  /// The coefficients at the end of the last cell.
  private(set) var handover: Coefficients

  init(_ spring: Spring, from oldResponse: Double, duration: Double) {
    dampingRatio = spring.dampingRatio
    newResponse = spring.response
    self.oldResponse = oldResponse
    self.duration = min(duration, 1e6)
    cell = max(RestCriterion.step, self.duration / 3000)
    cells = max(1, Int((self.duration / cell - 1e-9).rounded(.up)))
    handover = Coefficients(p: 1, q: 0, dp: 0, dq: 1)
    handover = solve(cells)
  }

  /// The response in force at a time in seconds.
  func response(at time: Double) -> Double {
    let p = min(max(time / duration, 0), 1)
    return newResponse + (oldResponse - newResponse) * (1 - p * p * (3 - 2 * p))
  }

  /// The spring of a cell.
  func oscillator(_ index: Int) -> Oscillator {
    Oscillator(
      frequency: 2 * .pi / response(at: (Double(index) + 0.5) * cell), dampingRatio: dampingRatio)
  }

  private func solve(_ count: Int) -> Coefficients {
    var total = Coefficients(p: 1, q: 0, dp: 0, dq: 1)
    for index in 0..<count {
      total = total.followed(by: oscillator(index).coefficients(at: cell))
    }
    return total
  }

  func coefficients(at time: Double, then last: Oscillator) -> Coefficients {
    let t = time > 0 ? time : 0
    let end = Double(cells) * cell
    if t >= end { return handover.followed(by: last.coefficients(at: t - end)) }
    let index = Int(t / cell)
    let rest = oscillator(index).coefficients(at: t - Double(index) * cell)
    return solve(index).followed(by: rest)
  }

  /// The grid point at which the spring is at rest; nil for never.
  func restIndex(
    from start: SpringEnergy, intervalSquared: Double, then last: Oscillator
  ) -> Int? {
    var energy = start
    for index in 0..<cells {
      let spring = oscillator(index)
      if energy.isAtRest(spring, intervalSquared: intervalSquared) { return gridPoint(index) }
      energy = energy.stepped(spring.coefficients(at: cell))
    }
    return last.restIndex(from: energy, intervalSquared: intervalSquared).map {
      $0 + gridPoint(cells)
    }
  }

  /// The first grid point that is not before a cell's start.
  private func gridPoint(_ index: Int) -> Int {
    cell == RestCriterion.step ? index : Int((Double(index) * cell * 300).rounded(.up))
  }
}

extension Coefficients {
  /// The coefficients of this motion and then another one, each from its own start.
  func followed(by next: Coefficients) -> Coefficients {
    Coefficients(
      p: next.p * p + next.q * dp, q: next.p * q + next.q * dq,
      dp: next.dp * p + next.dq * dp, dq: next.dp * q + next.dq * dq)
  }
}
