extension LinearMotion {
  /// Whether this motion, as the new one, takes over from a running one.
  ///
  /// A bare persistent spring always does, whatever is running. Around merging springs the
  /// modifiers must be equal. Everything else runs on beside the old one.
  package func merges(after previous: LinearMotion) -> Bool {
    guard hasPersistentBase else { return false }
    return modifiers.isEmpty
      || (previous.hasPersistentBase && previous.writtenModifiers == writtenModifiers)
  }

  /// Whether this motion takes over from one that is not linear: only a bare persistent spring does.
  package var mergesAfterAny: Bool { hasPersistentBase && modifiers.isEmpty }

  /// The motion that goes on after this one, as the new one, has taken over.
  ///
  /// It starts at the take-over, with the distance that remains and the velocity of that moment. A
  /// delay that the old motion has already waited is not waited again, and with a blend duration the
  /// response goes over from the one in force.
  ///
  /// - Parameters:
  ///   - previous: The running motion; nil if it is not linear.
  ///   - elapsed: Seconds since it started.
  package func takingOver(_ previous: LinearMotion?, elapsed: Double) -> LinearMotion {
    guard case .persistentSpring(let spring) = base, let previous else { return self }
    var result = self
    var time = elapsed
    var left: [Modifier] = []
    for modifier in previous.modifiers {
      switch modifier {
      case .delay(let delay):
        left.append(.delay(max(0, delay - time)))
        time = max(0, time - delay)
      case .speed(let speed):
        left.append(modifier)
        time *= speed
      case .logical, .repeating:
        left.append(modifier)
      }
    }
    // A bare spring waits for nothing, even if the old one still does.
    if !modifiers.isEmpty { result.modifiers = left }
    if case .persistentSpring(let old) = previous.base {
      result.base = .persistentSpring(spring.takingOver(old, at: time))
    }
    return result
  }
}
