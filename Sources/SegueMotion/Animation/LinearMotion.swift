/// A built-in animation as a linear function of interval and velocity.
///
/// One pair of coefficients serves every value that was given the same motion at the same time, so
/// the engine groups by (motion, start). Times are seconds after the start.
///
/// For one value the engine takes I = target − presentation at the start, and V = the velocity it
/// keeps if `keepsVelocity`, else I · `initialVelocityPerInterval`. Then at every time
/// remaining = I·p − V·q.
package struct LinearMotion: Hashable, Sendable {
  /// What runs inside all modifiers.
  enum Base: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case persistentSpring(PersistentSpring)
    case interpolatingSpring(InterpolatingSpring)
  }

  /// What changes the time of what is inside it.
  enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// Rounds of a length in nanoseconds; no count for ever.
    case repeating(count: Int?, autoreverses: Bool, round: Int64)
    case logical(after: Double)
  }

  var base: Base
  /// The outermost first; after a take-over without the delays that are already waited.
  var modifiers: [Modifier]
  /// The modifiers as they were written.
  var writtenModifiers: [Modifier]

  /// Creates the motion of an animation.
  ///
  /// - Returns: Nil for a custom animation, and for one that repeats a persistent spring: a round's
  ///   length then depends on the interval.
  package init?(_ animation: Animation) {
    self.init(animation.kind)
  }

  init?(_ kind: AnimationKind) {
    switch kind {
    case .standard:
      self.init(
        base: .persistentSpring(
          PersistentSpring(AnimationKind.standardSpring, blendDuration: 0, isStandard: true)))
    case .spring(let spring, let blendDuration):
      self.init(
        base: .persistentSpring(
          PersistentSpring(spring, blendDuration: blendDuration, isStandard: false)))
    case .curve(let curve, let duration):
      self.init(base: .curve(curve, duration: max(0, duration)))
    case .interpolatingSpring(let spring, let velocity):
      self.init(base: .interpolatingSpring(InterpolatingSpring(spring, initialVelocity: velocity)))
    case .custom:
      return nil
    case .delay(let delay, let inner):
      self.init(.delay(delay), inner)
    case .speed(let speed, let inner):
      self.init(.speed(speed), inner)
    case .logical(let after, let inner):
      self.init(.logical(after: after), inner)
    case .repeating(let count, let autoreverses, let inner):
      guard let motion = LinearMotion(inner), !motion.hasPersistentBase else { return nil }
      self = motion
      add(.repeating(count: count, autoreverses: autoreverses, round: motion.fixedEnd))
    }
  }

  private init(base: Base) {
    self.base = base
    modifiers = []
    writtenModifiers = []
  }

  private init?(_ modifier: Modifier, _ inner: AnimationKind) {
    guard let motion = LinearMotion(inner) else { return nil }
    self = motion
    add(modifier)
  }

  private mutating func add(_ modifier: Modifier) {
    modifiers.insert(modifier, at: 0)
    writtenModifiers = modifiers
  }

  var hasPersistentBase: Bool {
    if case .persistentSpring = base { return true }
    return false
  }

  /// Whether the motion hands the velocity of its value on, and starts with the one it is given.
  ///
  /// Persistent springs do, however delayed or sped up; curves and interpolating springs do not.
  package var keepsVelocity: Bool { hasPersistentBase }

  /// Whether a new animation with an equal chain of modifiers takes this one over.
  package var mergesWithPersistentSpring: Bool { hasPersistentBase }

  /// The velocity at the start per second as a fraction of the interval; 0 for most.
  package var initialVelocityPerInterval: Double {
    guard case .interpolatingSpring(let spring) = base, spring.initialVelocity != 0 else {
      return 0
    }
    return modifiers.reduce(spring.initialVelocity) { velocity, modifier in
      if case .speed(let speed) = modifier { return velocity * speed }
      return velocity
    }
  }

  /// Whether the motion never ends because it runs again and again.
  package var repeatsForever: Bool {
    modifiers.contains { modifier in
      if case .repeating(nil, _, let round) = modifier { return round > 0 }
      return false
    }
  }
}
