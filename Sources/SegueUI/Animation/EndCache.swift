import SegueMotion

/// Remembers how long the last intervals took: a thousand attributes often share one.
struct EndCache {
  private var entries: [Entry?] = Array(repeating: nil, count: 8)
  /// The squares of the entries, to look for first: not a number where there is none.
  private var squares: [Double] = Array(repeating: .nan, count: 8)
  private var next = 0

  /// What the end depends on.
  struct Question {
    let motion: LinearMotion
    /// The same for equal motions, or 0: spares a comparison.
    let number: Int
    let squared: Double
    let dot: Double
    let velocitySquared: Double
    let summedSquared: Double
  }

  private struct Entry {
    let question: Question
    let end: Int64

    /// The end where the question is the same.
    func end(_ other: Question) -> Int64? {
      guard question.dot == other.dot, question.velocitySquared == other.velocitySquared,
        question.summedSquared == other.summedSquared,
        question.number > 0 && question.number == other.number || question.motion == other.motion
      else { return nil }
      return end
    }
  }

  mutating func end(_ question: Question) -> Int64 {
    for index in squares.indices where squares[index] == question.squared {
      if let end = entries[index]?.end(question) { return end }
    }
    let end = question.motion.end(
      intervalSquared: question.squared, intervalDotVelocity: question.dot,
      velocitySquared: question.velocitySquared, summedIntervalSquared: question.summedSquared)
    squares[next] = question.squared
    entries[next] = Entry(question: question, end: end)
    next = (next + 1) % entries.count
    return end
  }
}
