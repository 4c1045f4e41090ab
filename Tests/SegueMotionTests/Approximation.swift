import SegueMotion

/// Whether two numbers differ by no more than a tolerance, or are the same infinity.
func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  a == b || abs(a - b) <= tolerance
}

extension Animation {
  /// Samples the animation without a memory.
  func sample(_ value: Double, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animate(value: value, time: time, context: &context)
  }
}
