extension Animation {
  /// What is wrong with the numbers that the animation was made with; nil if nothing is.
  ///
  /// All of them are defined: this is for telling the user, once.
  package var complaint: String? { kind.complaint }
}

extension AnimationKind {
  var complaint: String? {
    switch self {
    case .standard, .custom:
      nil
    case .curve(_, let duration):
      duration < 0 || !duration.isFinite
        ? "a duration of \(duration) s, and so ends at once" : nil
    case .spring(let spring, _), .interpolatingSpring(let spring, _):
      spring.response > 0
        ? nil : "a spring whose duration or stiffness is not above 0, and so ends at once"
    case .delay(let delay, let inner):
      delay < 0 || !delay.isFinite
        ? "a delay of \(delay) s, and so starts in the middle" : inner.complaint
    case .speed(let speed, let inner):
      speed > 0 ? inner.complaint : "a speed that is not above 0, and so never moves"
    case .repeating(_, _, let inner), .logical(_, let inner):
      inner.complaint
    }
  }
}
