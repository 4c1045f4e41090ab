/// Values that are costly to make, kept until others were asked for more recently.
struct LRUCache<Key: Hashable, Value> {
  private var entries: [Key: (value: Value, used: Int)] = [:]
  private var clock = 0
  private let capacity: Int

  /// Keeps at most so many values, at least 2.
  init(capacity: Int) {
    self.capacity = max(2, capacity)
  }

  /// The value of a key, made where it is not kept.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].used = clock
      return entries.values[index].value
    }
    // Half go at once: one pass over all of them then serves many insertions.
    if entries.count >= capacity {
      let oldest = entries.values.map(\.used).sorted()[entries.count / 2]
      entries = entries.filter { $0.value.used > oldest }
    }
    let value = make()
    entries[key] = (value, clock)
    return value
  }

  var count: Int { entries.count }
}
