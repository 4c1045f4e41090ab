extension Animation {
  /// Whether it never ends by itself.
  package var repeatsForEver: Bool { kind.repeatsForEver }
}

extension AnimationKind {
  var repeatsForEver: Bool {
    switch self {
    case .standard, .curve, .spring, .interpolatingSpring, .custom: false
    case .delay(_, let base), .speed(_, let base), .logical(_, let base): base.repeatsForEver
    case .repeating(let count, _, let base): count == nil || base.repeatsForEver
    }
  }
}
