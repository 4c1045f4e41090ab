/// A spring that takes over what is running, and may blend from another response.
struct PersistentSpring: Hashable, Sendable {
  let spring: Spring
  /// Seconds in which it takes over another response.
  let blendDuration: Double
  /// Whether it is the animation used where none is named, which equals only itself.
  let isStandard: Bool
  let oscillator: Oscillator
  /// The course of a spring that is going over from another response; nil if there is none.
  var blend: SpringBlend?

  init(_ spring: Spring, blendDuration: Double, isStandard: Bool) {
    self.spring = spring
    self.blendDuration = blendDuration
    self.isStandard = isStandard
    oscillator = spring.oscillator
  }

  /// The response in force at a time in seconds.
  func response(at time: Double) -> Double {
    blend?.response(at: time) ?? spring.response
  }

  /// The spring after it has taken over from another one at a time of that one's course.
  func takingOver(_ previous: PersistentSpring, at time: Double) -> PersistentSpring {
    var result = self
    let old = previous.response(at: time)
    if blendDuration > 0, old != spring.response, old > 0, spring.response > 0 {
      result.blend = SpringBlend(spring, from: old, duration: blendDuration)
    }
    return result
  }

  func coefficients(at time: Double) -> Coefficients {
    blend?.coefficients(at: time, then: oscillator) ?? oscillator.coefficients(at: time)
  }

  /// The first point of the fixed grid at which the spring is at rest, in nanoseconds.
  func end(from start: SpringEnergy, intervalSquared: Double) -> Int64 {
    let index =
      blend?.restIndex(from: start, intervalSquared: intervalSquared, then: oscillator)
      ?? oscillator.restIndex(from: start, intervalSquared: intervalSquared)
    return index.map(RestCriterion.nanoseconds) ?? Nanoseconds.never
  }
}
