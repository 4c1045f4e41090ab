import SegueMotion

/// Remembers how long the last intervals took: a thousand attributes often share one.
struct EndCache {
  private var entries: [Entry?] = Array(repeating: nil, count: 8)
  private var next = 0

  /// What the end depends on.
  struct Question: Equatable {
    let motion: LinearMotion
    let squared: Double
    let dot: Double
    let velocitySquared: Double
    let summedSquared: Double
  }

  private struct Entry {
    let question: Question
    let end: Int64
  }

  mutating func end(_ question: Question) -> Int64 {
    for case let entry? in entries
    where entry.question.squared == question.squared && entry.question == question {
      return entry.end
    }
    let end = question.motion.end(
      intervalSquared: question.squared, intervalDotVelocity: question.dot,
      velocitySquared: question.velocitySquared, summedIntervalSquared: question.summedSquared)
    entries[next] = Entry(question: question, end: end)
    next = (next + 1) % entries.count
    return end
  }
}
