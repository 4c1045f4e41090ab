import SegueMotion

/// The animations that run on a stage.
///
/// An attribute that animates has a *track*: what remains between its model value and what is shown
/// now. Tracks of one animation that began at one moment form a group and share its coefficients,
/// since curves and springs are linear in interval and velocity; a frame then costs one
/// multiplication and one addition a component. What is not linear takes the slow path, one object
/// a track.
@MainActor
final class Animator {
  /// What remains of each track, components side by side: presentation = model − remaining.
  private(set) var remaining: [Double] = []
  private var tracks: [Track] = []
  private var freeTracks: [Int32] = []
  /// Free places in `remaining`, by number of components.
  private var freeBases: [Int: [Int32]] = [:]
  private var groups: [MotionGroup] = []
  private var groupIndex: [MotionGroup.Key: Int] = [:]
  private var slow: [Int32: any LayeredTrack] = [:]
  private var listeners: [Int32: [AnimationListener]] = [:]
  /// Completions that wait for a time or for their attributes.
  private(set) var waiting: [AnimationListener] = []
  private(set) var activeCount = 0
  /// Earliest end of any linear track, or `Int64.max`.
  private var nextEnd = Int64.max
  /// Time up to which `remaining` is sampled.
  private(set) var sampledAt: Int64 = -1

  struct Track {
    /// Kept alive by the tree; a node frees its tracks when it is unmounted.
    var owner: Unmanaged<_Node>?
    var attribute: UInt8 = 0
    var components: UInt8 = 0
    var base: Int32 = 0
    var group: Int32 = -1
    var member: Int32 = 0
  }

  var isIdle: Bool { activeCount == 0 }

  // MARK: Starting

  /// What is known of the animation that a track runs now, for retargeting.
  func isRunning(_ track: Int32) -> Bool { track >= 0 }

  /// Starts or retargets an attribute.
  ///
  /// - Parameters:
  ///   - track: The attribute's track, or −1 where it does not animate.
  ///   - delta: New model value − old model value.
  /// - Returns: The attribute's track; −1 where the animation ends at once.
  func start<V: FlatVector>(
    _ track: Int32, owner: _Node, attribute: UInt8, delta: V, transaction: Transaction,
    animation: Animation, velocity: V? = nil, now: Int64
  ) -> Int32 {
    let count = V.componentCount
    guard count > 0, count < 256 else { return track }
    if let motion = linearMotion(animation) {
      let running = track >= 0 && tracks[Int(track)].group >= 0
      let group = running ? groups[Int(tracks[Int(track)].group)] : nil
      let isSlow = track >= 0 && !running
      let merges =
        track < 0 || (group.map { motion.merges(after: $0.motion) } ?? motion.mergesAfterAny)
      if merges {
        let id = track >= 0 ? track : makeTrack(owner, attribute, count)
        let base = Int(tracks[Int(id)].base)
        var speed: [Double]?
        if let group, group.motion.keepsVelocity {
          speed = group.velocity(of: Int(tracks[Int(id)].member), count: count, at: now)
        } else if isSlow {
          speed = slow[id]?.velocityComponents(at: now)
        } else if let velocity {
          speed = velocity.components
        }
        if isSlow { sampleSlow(id, at: now) } else { sampleMember(id, at: now) }
        var interval = delta.components
        if track >= 0 { for k in 0..<count { interval[k] += remaining[base + k] } }
        if !motion.keepsVelocity {
          let share = motion.initialVelocityPerInterval
          speed = share == 0 ? nil : interval.map { $0 * share }
        }
        let next =
          track < 0
          ? motion
          : motion.takingOver(group?.motion, elapsed: group.map { $0.seconds(now) } ?? 0)
        detach(id)
        return begin(
          id, motion: next, interval: interval, velocity: speed, transaction: transaction,
          now: now)
      }
    }
    return startLayered(
      track, owner: owner, attribute: attribute, delta: delta, transaction: transaction,
      animation: animation, velocity: velocity, now: now)
  }

  private var lastMotion: (animation: Animation, motion: LinearMotion?)?

  private func linearMotion(_ animation: Animation) -> LinearMotion? {
    if let lastMotion, lastMotion.animation == animation { return lastMotion.motion }
    let motion = LinearMotion(animation)
    lastMotion = (animation, motion)
    return motion
  }

  /// Puts a track into the group of its animation and start.
  private func begin(
    _ id: Int32, motion: LinearMotion, interval: [Double], velocity: [Double]?,
    transaction: Transaction, now: Int64
  ) -> Int32 {
    var squared = 0.0
    var dot = 0.0
    var speedSquared = 0.0
    for k in interval.indices {
      squared += interval[k] * interval[k]
      if let velocity {
        dot += interval[k] * velocity[k]
        speedSquared += velocity[k] * velocity[k]
      }
    }
    let duration = endCache.end(
      motion, intervalSquared: squared, dot: dot, velocitySquared: speedSquared)
    guard duration > 0, squared.isFinite, speedSquared.isFinite else {
      finish(id)
      return -1
    }
    let key = MotionGroup.Key(motion: motion, start: now, components: interval.count)
    let index: Int
    if let existing = groupIndex[key] {
      index = existing
    } else {
      index = groups.count
      groups.append(MotionGroup(key: key))
      groupIndex[key] = index
    }
    let end = duration == .max ? Int64.max : now + duration
    tracks[Int(id)].group = Int32(index)
    tracks[Int(id)].member = Int32(
      groups[index].add(id, interval: interval, velocity: velocity, end: end))
    let base = Int(tracks[Int(id)].base)
    for k in interval.indices { remaining[base + k] = interval[k] }
    nextEnd = min(nextEnd, end)
    sampledAt = -1
    register(id, transaction.listeners, logicalEnd: motion.logicalEnd, now: now)
    return id
  }

  private var endCache = EndCache()

  private func register(
    _ id: Int32, _ new: [AnimationListener], logicalEnd: Int64, now: Int64
  ) {
    guard !new.isEmpty else { return }
    for listener in new {
      if listener.waitsForRemoval {
        if listeners[id]?.contains(where: { $0 === listener }) == true { continue }
        listener.pending += 1
        listeners[id, default: []].append(listener)
      } else {
        let end =
          logicalEnd == .max
          ? Timestamp(nanoseconds: .max) : Timestamp(nanoseconds: now + logicalEnd)
        listener.logicalDeadline = max(listener.logicalDeadline, end)
      }
    }
  }

  // MARK: Tracks

  private func makeTrack(_ owner: _Node, _ attribute: UInt8, _ count: Int) -> Int32 {
    let base: Int32
    if let free = freeBases[count]?.popLast() {
      base = free
    } else {
      base = Int32(remaining.count)
      remaining.append(contentsOf: repeatElement(0, count: count))
    }
    let track = Track(
      owner: .passUnretained(owner), attribute: attribute, components: UInt8(count), base: base)
    activeCount += 1
    if let free = freeTracks.popLast() {
      tracks[Int(free)] = track
      return free
    }
    tracks.append(track)
    return Int32(tracks.count - 1)
  }

  /// Takes a track out of its group or off the slow path.
  private func detach(_ id: Int32) {
    slow[id] = nil
    let group = Int(tracks[Int(id)].group)
    guard group >= 0 else { return }
    let member = Int(tracks[Int(id)].member)
    if let moved = groups[group].remove(member, components: Int(tracks[Int(id)].components)) {
      tracks[Int(moved)].member = Int32(member)
    }
    tracks[Int(id)].group = -1
  }

  /// Ends an attribute's animation: the model value is shown.
  private func finish(_ id: Int32) {
    let track = tracks[Int(id)]
    detach(id)
    let base = Int(track.base)
    for k in 0..<Int(track.components) { remaining[base + k] = 0 }
    freeBases[Int(track.components), default: []].append(track.base)
    tracks[Int(id)].owner = nil
    freeTracks.append(id)
    activeCount -= 1
    if let waiting = listeners.removeValue(forKey: id) {
      for listener in waiting { listener.pending -= 1 }
    }
  }

  /// Frees the track of a node that goes.
  func cancel(_ id: Int32) {
    guard id >= 0 else { return }
    finish(id)
  }

  /// What remains of a track, as a vector.
  func remaining<V: FlatVector>(_ id: Int32, as type: V.Type) -> V {
    remaining.withUnsafeBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return .zero }
      return V(reading: pointer + Int(tracks[Int(id)].base))
    }
  }

  /// The first component of what remains, for attributes of one number.
  func remainingNumber(_ id: Int32) -> Double { remaining[Int(tracks[Int(id)].base)] }

  /// The place of a track's first component in `remaining`.
  func base(_ id: Int32) -> Int { Int(tracks[Int(id)].base) }

  /// The velocity of what is shown, units a second.
  func velocity(_ id: Int32, at now: Int64) -> [Double] {
    let track = tracks[Int(id)]
    if track.group < 0 { return slow[id]?.velocityComponents(at: now) ?? [] }
    return groups[Int(track.group)].velocity(
      of: Int(track.member), count: Int(track.components), at: now)
  }

  // MARK: Sampling

  /// Brings every track to a time and tells the nodes that moved.
  func sample(at now: Int64, moved: (_Node, UInt8) -> Void) {
    guard activeCount > 0, sampledAt != now else { return }
    sampledAt = now
    for group in groups where !group.members.isEmpty {
      group.sample(at: now, tracks: tracks, into: &remaining)
      for id in group.members {
        let track = tracks[Int(id)]
        guard let owner = track.owner else { continue }
        owner._withUnsafeGuaranteedRef { moved($0, track.attribute) }
      }
    }
    for (id, layered) in slow {
      let base = Int(tracks[Int(id)].base)
      layered.sample(at: now) { k, value in remaining[base + k] = value }
      if let owner = tracks[Int(id)].owner {
        moved(owner.takeUnretainedValue(), tracks[Int(id)].attribute)
      }
    }
  }

  private func sampleMember(_ id: Int32, at now: Int64) {
    let track = tracks[Int(id)]
    guard track.group >= 0 else { return }
    groups[Int(track.group)].sampleMember(
      Int(track.member), count: Int(track.components), base: Int(track.base), at: now,
      into: &remaining)
  }

  private func sampleSlow(_ id: Int32, at now: Int64) {
    let base = Int(tracks[Int(id)].base)
    slow[id]?.sample(at: now) { k, value in remaining[base + k] = value }
  }

  // MARK: Ending

  /// The next time at which a track or a completion ends, or `Int64.max`.
  func nextEvent(after now: Int64) -> Int64 {
    var next = nextEnd
    for layered in slow.values { next = min(next, layered.knownEnd) }
    for listener in waiting where !listener.waitsForRemoval && listener.pending == 0 {
      next = min(next, listener.logicalDeadline.nanoseconds)
    }
    return max(next, now)
  }

  /// Whether a custom animation runs: only running it tells when it ends.
  var hasUnknownEnds: Bool { slow.values.contains { $0.knownEnd == .max } }

  /// Ends the tracks that are over at a time; tells their owners.
  func endTracks(at now: Int64, ended: (_Node, UInt8) -> Void) {
    if nextEnd <= now {
      nextEnd = .max
      for index in groups.indices where !groups[index].members.isEmpty {
        guard groups[index].earliestEnd <= now else {
          nextEnd = min(nextEnd, groups[index].earliestEnd)
          continue
        }
        for id in groups[index].takeEnded(at: now) {
          guard let owner = tracks[Int(id)].owner else { continue }
          let attribute = tracks[Int(id)].attribute
          finish(id)
          owner._withUnsafeGuaranteedRef { ended($0, attribute) }
        }
        nextEnd = min(nextEnd, groups[index].earliestEnd)
      }
      compact()
    }
    for (id, layered) in slow where layered.isEnded(at: now) {
      guard let owner = tracks[Int(id)].owner else { continue }
      let attribute = tracks[Int(id)].attribute
      finish(id)
      ended(owner.takeUnretainedValue(), attribute)
    }
  }

  /// Forgets groups without members, so that a frame does not visit them.
  private func compact() {
    guard groups.contains(where: \.members.isEmpty) else { return }
    groups.removeAll { $0.members.isEmpty }
    groupIndex.removeAll(keepingCapacity: true)
    for (index, group) in groups.enumerated() {
      groupIndex[group.key] = index
      for id in group.members { tracks[Int(id)].group = Int32(index) }
    }
  }

  /// Visits the nodes with a running attribute, once for each.
  func forEachOwner(_ body: (_Node) -> Void) {
    for track in tracks {
      if let owner = track.owner { owner._withUnsafeGuaranteedRef(body) }
    }
  }

  /// Visits the nodes with an attribute that never comes to rest.
  func forEachEndlessOwner(_ body: (_Node) -> Void) {
    for group in groups {
      for (member, id) in group.members.enumerated() where group.ends[member] == .max {
        if let owner = tracks[Int(id)].owner { owner._withUnsafeGuaranteedRef(body) }
      }
    }
    for (id, layered) in slow where layered.knownEnd == .max && layered.logicalEnd == .max {
      if let owner = tracks[Int(id)].owner { owner._withUnsafeGuaranteedRef(body) }
    }
  }

  // MARK: Completions

  func adopt(_ listener: AnimationListener) {
    guard !listener.isAdopted else { return }
    listener.isAdopted = true
    waiting.append(listener)
  }

  /// Removes and returns the completions that are due.
  func takeDue(at now: Timestamp) -> [AnimationListener] {
    guard !waiting.isEmpty else { return [] }
    let due = waiting.filter { $0.isDue(at: now) }
    if !due.isEmpty || waiting.contains(where: \.isDone) {
      waiting.removeAll { $0.isDone || $0.isDue(at: now) }
    }
    return due
  }
}

extension Animator {
  /// Starts an animation that cannot be grouped: custom, or stacked on one that goes on.
  private func startLayered<V: FlatVector>(
    _ track: Int32, owner: _Node, attribute: UInt8, delta: V, transaction: Transaction,
    animation: Animation, velocity: V?, now: Int64
  ) -> Int32 {
    let id: Int32
    let layers: TypedLayers<V>
    if track < 0 {
      id = makeTrack(owner, attribute, V.componentCount)
      layers = TypedLayers(environment: owner.environment)
    } else {
      id = track
      if let existing = slow[id] as? TypedLayers<V> {
        layers = existing
      } else {
        layers = TypedLayers(environment: owner.environment)
        let group = groups[Int(tracks[Int(id)].group)]
        let member = Int(tracks[Int(id)].member)
        layers.adopt(
          group.motion, start: group.start,
          interval: V(components: group.interval(of: member, count: V.componentCount)),
          velocity: V(
            components: group.startVelocity(of: member, count: V.componentCount)))
      }
    }
    detach(id)
    layers.add(
      animation, delta: delta, velocity: velocity, now: now, listeners: transaction.listeners)
    let base = Int(tracks[Int(id)].base)
    layers.sample(at: now) { k, value in remaining[base + k] = value }
    guard !layers.isEnded(at: now) else {
      finish(id)
      return -1
    }
    slow[id] = layers
    sampledAt = -1
    register(id, transaction.listeners, logicalEnd: layers.logicalEnd, now: now)
    return id
  }
}

extension FlatVector {
  init(components: [Double]) {
    self = components.withUnsafeBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return .zero }
      return Self(reading: pointer)
    }
  }
}

/// Remembers how long the last intervals took: a thousand attributes often share one.
struct EndCache {
  private var entries: [Entry?] = Array(repeating: nil, count: 8)
  private var next = 0

  struct Entry {
    let motion: LinearMotion
    let squared: Double
    let dot: Double
    let velocitySquared: Double
    let end: Int64
  }

  mutating func end(
    _ motion: LinearMotion, intervalSquared: Double, dot: Double, velocitySquared: Double
  ) -> Int64 {
    for case let entry? in entries
    where entry.squared == intervalSquared && entry.dot == dot
      && entry.velocitySquared == velocitySquared && entry.motion == motion
    {
      return entry.end
    }
    let end = motion.end(
      intervalSquared: intervalSquared, intervalDotVelocity: dot, velocitySquared: velocitySquared)
    entries[next] = Entry(
      motion: motion, squared: intervalSquared, dot: dot, velocitySquared: velocitySquared, end: end
    )
    next = (next + 1) % entries.count
    return end
  }
}
