import SegueMotion

/// How fast attributes were changed by transactions that track velocity, as a finger's do.
///
/// The next spring of such an attribute starts with the speed over the last tenth of a second.
struct VelocityRecord {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let attribute: UInt8
  }

  private struct Sample {
    let time: Int64
    let value: [Double]
  }

  private var samples: [Key: [Sample]] = [:]
  /// Nanoseconds after which a sample tells nothing of the present speed.
  private static let window: Int64 = 100_000_000

  mutating func record<V: FlatVector>(_ value: V, _ node: _Node, _ attribute: UInt8, at now: Int64)
  {
    let key = Key(node: ObjectIdentifier(node), attribute: attribute)
    var known = samples[key, default: []].filter { now - $0.time <= Self.window && $0.time < now }
    known.append(Sample(time: now, value: value.components))
    samples[key] = known
  }

  /// The speed of an attribute in units a second, and forgets it; nil where none was recorded.
  mutating func take<V: FlatVector>(
    _ node: _Node, _ attribute: UInt8, as type: V.Type, at now: Int64
  ) -> V? {
    guard !samples.isEmpty else { return nil }
    let key = Key(node: ObjectIdentifier(node), attribute: attribute)
    guard let known = samples.removeValue(forKey: key) else { return nil }
    let recent = known.filter { now - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time,
      first.value.count == V.componentCount
    else { return nil }
    let seconds = Double(last.time - first.time) / 1e9
    return V(components: zip(first.value, last.value).map { ($1 - $0) / seconds })
  }

  /// Forgets a node that goes.
  mutating func forget(_ node: _Node) {
    guard !samples.isEmpty else { return }
    let id = ObjectIdentifier(node)
    samples = samples.filter { $0.key.node != id }
  }
}
