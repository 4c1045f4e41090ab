import SegueMotion

/// How fast values have moved lately that changed without an animation.
///
/// Kept for changes whose transaction tracks velocity, as those of a gesture do; the next spring on
/// the attribute starts with it.
struct VelocityRecord {
  /// An attribute of a node.
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let attribute: UInt8
  }

  private struct Sample {
    let time: Int64
    let values: [Double]
  }

  /// Older samples say nothing about the speed now, nanoseconds.
  private static let window: Int64 = 100_000_000

  private var samples: [Key: [Sample]] = [:]

  /// Takes note of an unanimated change.
  mutating func add(
    _ owner: _Node, _ attribute: UInt8, from old: [Double], to new: [Double], now: Int64
  ) {
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    var list = samples[key] ?? [Sample(time: now, values: old)]
    if list.count > 1, let last = list.last, last.time == now { list.removeLast() }
    list.append(Sample(time: now, values: new))
    list.removeAll { now - $0.time > Self.window }
    samples[key] = list
  }

  /// Takes out the speed of an attribute, units a second; nil where none has been recorded lately.
  mutating func take(_ owner: _Node, _ attribute: UInt8, now: Int64) -> [Double]? {
    guard !samples.isEmpty else { return nil }
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    guard let list = samples.removeValue(forKey: key) else { return nil }
    let recent = list.filter { now - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return nil
    }
    let seconds = Double(last.time - first.time) / 1e9
    return zip(first.values, last.values).map { ($1 - $0) / seconds }
  }

  /// Forgets what has become too old.
  mutating func forget(before now: Int64) {
    guard !samples.isEmpty else { return }
    samples = samples.filter { now - ($0.value.last?.time ?? 0) <= Self.window }
  }
}
