import SegueMotion

/// Attributes that run one linear animation from one moment.
///
/// A class so that the animator's array of groups is not copied when a member is added.
final class MotionGroup {
  struct Key: Hashable {
    let motion: LinearMotion
    let start: Int64
    let components: Int
  }

  let key: Key
  /// Tracks, in no particular order.
  let members = RawStorage<Int32>()
  private let intervals = RawStorage<Double>()
  /// As long as `intervals`, or empty while no member has a velocity.
  private let velocities = RawStorage<Double>()
  private let ends = RawStorage<Int64>()
  private(set) var earliestEnd = Int64.max

  /// The animation as it was written, for those that ask what ran before them.
  let animation: Animation

  init(key: Key, animation: Animation) {
    self.key = key
    self.animation = animation
  }

  var motion: LinearMotion { key.motion }
  var start: Int64 { key.start }
  var isEmpty: Bool { members.count == 0 }

  func seconds(_ now: Int64) -> Double { Double(now - start) / 1e9 }

  /// Adds a member; returns its place.
  func add(
    _ track: Int32, interval: UnsafePointer<Double>, velocity: UnsafePointer<Double>?, end: Int64
  ) -> Int {
    let count = key.components
    if let velocity {
      if velocities.count == 0 { velocities.append(repeating: 0, count: intervals.count) }
      for k in 0..<count { velocities.append(velocity[k]) }
    } else if velocities.count > 0 {
      velocities.append(repeating: 0, count: count)
    }
    for k in 0..<count { intervals.append(interval[k]) }
    members.append(track)
    ends.append(end)
    earliestEnd = min(earliestEnd, end)
    return members.count - 1
  }

  /// Removes a member by moving the last one to its place; returns the track that moved.
  func remove(_ index: Int) -> Int32? {
    let count = key.components
    let last = members.count - 1
    defer {
      members.removeLast()
      ends.removeLast()
      intervals.removeLast(count)
      if velocities.count > 0 { velocities.removeLast(count) }
    }
    guard index != last else { return nil }
    members[index] = members[last]
    ends[index] = ends[last]
    for k in 0..<count {
      intervals[index * count + k] = intervals[last * count + k]
      if velocities.count > 0 { velocities[index * count + k] = velocities[last * count + k] }
    }
    return members[index]
  }

  /// The members whose end has come; the caller removes them.
  func takeEnded(at now: Int64) -> [Int32] {
    var ended: [Int32] = []
    var earliest = Int64.max
    for index in 0..<members.count {
      let end = ends[index]
      if end <= now { ended.append(members[index]) } else { earliest = min(earliest, end) }
    }
    earliestEnd = earliest
    return ended
  }

  func end(of index: Int) -> Int64 { ends[index] }

  func interval(of index: Int) -> [Double] {
    let count = key.components
    return (0..<count).map { intervals[index * count + $0] }
  }

  func startVelocity(of index: Int) -> [Double] {
    let count = key.components
    guard velocities.count > 0 else { return Array(repeating: 0, count: count) }
    return (0..<count).map { velocities[index * count + $0] }
  }

  func intervalComponent(_ k: Int, of index: Int) -> Double {
    intervals[index * key.components + k]
  }

  func velocity(of index: Int, at now: Int64) -> [Double] {
    Array(unsafeUninitializedCapacity: key.components) { buffer, initialized in
      guard let result = buffer.baseAddress else { return }
      velocity(of: index, at: now, into: result)
      initialized = key.components
    }
  }

  func velocity(of index: Int, at now: Int64, into result: UnsafeMutablePointer<Double>) {
    let c = motion.coefficients(at: seconds(now))
    let count = key.components
    for k in 0..<count {
      let v = velocities.count == 0 ? 0 : velocities[index * count + k]
      result[k] = -(intervals[index * count + k] * c.dp - v * c.dq)
    }
  }

  /// Writes what remains of every member.
  func sample(
    at now: Int64, tracks: RawStorage<Animator.Track>, into remaining: RawStorage<Double>
  ) {
    let c = motion.coefficients(at: seconds(now))
    let count = key.components
    let out = remaining.base
    let from = intervals.base
    let speeds = velocities.count == 0 ? nil : velocities.base
    for index in 0..<members.count {
      let base = out + Int(tracks.base[Int(members.base[index])].base)
      let place = index * count
      if let speeds {
        for k in 0..<count { base[k] = from[place + k] * c.p - speeds[place + k] * c.q }
      } else {
        for k in 0..<count { base[k] = from[place + k] * c.p }
      }
    }
  }

  func sampleMember(_ index: Int, base: UnsafeMutablePointer<Double>, at now: Int64) {
    let c = motion.coefficients(at: seconds(now))
    let count = key.components
    for k in 0..<count {
      let v = velocities.count == 0 ? 0 : velocities[index * count + k]
      base[k] = intervals[index * count + k] * c.p - v * c.q
    }
  }
}
