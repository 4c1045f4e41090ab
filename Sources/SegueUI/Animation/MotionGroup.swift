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
  private(set) var members: [Int32] = []
  private var intervals: [Double] = []
  /// As long as `intervals`, or empty while no member has a velocity.
  private var velocities: [Double] = []
  private(set) var ends: [Int64] = []
  private(set) var earliestEnd = Int64.max

  init(key: Key) { self.key = key }

  var motion: LinearMotion { key.motion }
  var start: Int64 { key.start }

  func seconds(_ now: Int64) -> Double { Double(now - start) / 1e9 }

  /// Adds a member; returns its place.
  func add(_ track: Int32, interval: [Double], velocity: [Double]?, end: Int64) -> Int {
    if let velocity {
      if velocities.isEmpty { velocities = Array(repeating: 0, count: intervals.count) }
      velocities.append(contentsOf: velocity)
    } else if !velocities.isEmpty {
      velocities.append(contentsOf: repeatElement(0, count: interval.count))
    }
    intervals.append(contentsOf: interval)
    members.append(track)
    ends.append(end)
    earliestEnd = min(earliestEnd, end)
    return members.count - 1
  }

  /// Removes a member by moving the last one to its place; returns the track that moved.
  func remove(_ index: Int, components count: Int) -> Int32? {
    let last = members.count - 1
    defer {
      members.removeLast()
      ends.removeLast()
      intervals.removeLast(count)
      if !velocities.isEmpty { velocities.removeLast(count) }
    }
    guard index != last else { return nil }
    members[index] = members[last]
    ends[index] = ends[last]
    for k in 0..<count {
      intervals[index * count + k] = intervals[last * count + k]
      if !velocities.isEmpty { velocities[index * count + k] = velocities[last * count + k] }
    }
    return members[index]
  }

  /// The members whose end has come; the caller removes them.
  func takeEnded(at now: Int64) -> [Int32] {
    var ended: [Int32] = []
    var earliest = Int64.max
    for (index, end) in ends.enumerated() {
      if end <= now { ended.append(members[index]) } else { earliest = min(earliest, end) }
    }
    earliestEnd = earliest
    return ended
  }

  func interval(of index: Int, count: Int) -> [Double] {
    Array(intervals[index * count..<(index + 1) * count])
  }

  func startVelocity(of index: Int, count: Int) -> [Double] {
    velocities.isEmpty
      ? Array(repeating: 0, count: count) : Array(velocities[index * count..<(index + 1) * count])
  }

  func velocity(of index: Int, count: Int, at now: Int64) -> [Double] {
    let c = motion.coefficients(at: seconds(now))
    return (0..<count).map { k in
      let v = velocities.isEmpty ? 0 : velocities[index * count + k]
      return -(intervals[index * count + k] * c.dp - v * c.dq)
    }
  }

  /// Writes what remains of every member.
  func sample(at now: Int64, tracks: [Animator.Track], into remaining: inout [Double]) {
    let c = motion.coefficients(at: seconds(now))
    let count = key.components
    remaining.withUnsafeMutableBufferPointer { out in
      intervals.withUnsafeBufferPointer { intervals in
        for (index, id) in members.enumerated() {
          let base = Int(tracks[Int(id)].base)
          if velocities.isEmpty {
            for k in 0..<count { out[base + k] = intervals[index * count + k] * c.p }
          } else {
            for k in 0..<count {
              out[base + k] =
                intervals[index * count + k] * c.p - velocities[index * count + k] * c.q
            }
          }
        }
      }
    }
  }

  func sampleMember(
    _ index: Int, count: Int, base: Int, at now: Int64, into remaining: inout [Double]
  ) {
    let c = motion.coefficients(at: seconds(now))
    for k in 0..<count {
      let v = velocities.isEmpty ? 0 : velocities[index * count + k]
      remaining[base + k] = intervals[index * count + k] * c.p - v * c.q
    }
  }
}
