import SegueFindings
import SegueMotion

extension Animator {
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
    guard let (motion, number) = linearMotion(animation, owner) else {
      return startLayered(
        track, owner: owner, attribute: attribute, delta: delta, transaction: transaction,
        animation: animation, now: now)
    }
    if track < 0 {
      let id = makeTrack(owner, attribute, count)
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: count * 2) { buffer in
        guard let interval = buffer.baseAddress else { return -1 }
        delta.write(to: interval)
        var speed: UnsafeMutablePointer<Double>?
        if motion.keepsVelocity {
          if let velocity {
            velocity.write(to: interval + count)
            speed = interval + count
          }
        } else if motion.initialVelocityPerInterval != 0 {
          let share = motion.initialVelocityPerInterval
          for k in 0..<count { interval[count + k] = interval[k] * share }
          speed = interval + count
        }
        return begin(
          id, motion: motion, number: number, animation: animation, interval: interval,
          velocity: speed, count: count, summedSquared: nil, transaction: transaction, now: now)
      }
    }
    let group = tracks[Int(track)].group >= 0 ? groups[Int(tracks[Int(track)].group)] : nil
    guard group.map({ motion.merges(after: $0.motion) }) ?? motion.mergesAfterAny else {
      return startLayered(
        track, owner: owner, attribute: attribute, delta: delta, transaction: transaction,
        animation: animation, now: now)
    }
    return takeOver(
      track, group, motion, number, animation, delta, transaction: transaction, now: now)
  }

  /// Goes on from where the running animation has come to, with its velocity if it has one.
  private func takeOver<V: FlatVector>(
    _ id: Int32, _ group: MotionGroup?, _ motion: LinearMotion, _ number: Int,
    _ animation: Animation, _ delta: V, transaction: Transaction, now: Int64
  ) -> Int32 {
    let count = V.componentCount
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count * 2) { buffer in
      guard let interval = buffer.baseAddress else { return -1 }
      let speed = interval + count
      delta.write(to: interval)
      let base = Int(tracks[Int(id)].base)
      let member = Int(tracks[Int(id)].member)
      var hasSpeed = false
      if let group {
        if group.motion.keepsVelocity {
          group.velocity(of: member, at: now, into: speed)
          hasSpeed = true
        }
        group.sampleMember(member, base: remaining.base + base, at: now)
      } else {
        if let known = slow[id]?.velocityComponents(at: now) {
          for k in 0..<count { speed[k] = known[k] }
          hasSpeed = true
        }
        sampleSlow(id, at: now)
      }
      beginSum(id, group, member, count)
      var summedSquared = 0.0
      for k in 0..<count {
        summed.base[base + k] += interval[k]
        summedSquared += summed.base[base + k] * summed.base[base + k]
        interval[k] += remaining.base[base + k]
      }
      if !motion.keepsVelocity {
        let share = motion.initialVelocityPerInterval
        hasSpeed = share != 0
        for k in 0..<count { speed[k] = interval[k] * share }
      }
      let next = motion.takingOver(
        group?.motion, elapsed: group.map { $0.seconds(now) } ?? 0)
      slow[id]?.close()
      detach(id)
      return begin(
        id, motion: next, number: next == motion ? number : 0, animation: animation,
        interval: interval, velocity: hasSpeed ? UnsafePointer(speed) : nil, count: count,
        summedSquared: summedSquared, transaction: transaction, now: now)
    }
  }

  /// Starts the sum of intervals with the one that runs, where none has been taken over before.
  private func beginSum(_ id: Int32, _ group: MotionGroup?, _ member: Int, _ count: Int) {
    guard !tracks.base[Int(id)].isSummed else { return }
    tracks.base[Int(id)].isSummed = true
    let sum = summed.base + Int(tracks.base[Int(id)].base)
    if let group {
      for k in 0..<count { sum[k] = group.intervalComponent(k, of: member) }
    } else if let interval = slow[id]?.newestInterval {
      for k in 0..<count { sum[k] = interval[k] }
    } else {
      for k in 0..<count { sum[k] = 0 }
    }
  }

  /// The motion of an animation, with a number that equal ones share.
  private func linearMotion(_ animation: Animation, _ owner: _Node) -> (LinearMotion, Int)? {
    if let lastMotion, lastMotion.animation == animation {
      return lastMotion.motion.map { ($0, motionNumber) }
    }
    if let complaint = animation.complaint {
      owner.stage.report.add(
        .invalidValue, "an animation of \(owner.displayName) has \(complaint)",
        "give it a number above 0")
    }
    let motion = LinearMotion(animation)
    motionNumber += 1
    lastMotion = (animation, motion)
    return motion.map { ($0, motionNumber) }
  }

  /// Puts a track into the group of its animation and start.
  private func begin(
    _ id: Int32, motion: LinearMotion, number: Int, animation: Animation,
    interval: UnsafePointer<Double>,
    velocity: UnsafePointer<Double>?, count: Int, summedSquared: Double?,
    transaction: Transaction, now: Int64
  ) -> Int32 {
    var squared = 0.0
    var dot = 0.0
    var speedSquared = 0.0
    for k in 0..<count {
      squared += interval[k] * interval[k]
      if let velocity {
        dot += interval[k] * velocity[k]
        speedSquared += velocity[k] * velocity[k]
      }
    }
    let duration = endCache.end(
      EndCache.Question(
        motion: motion, number: number, squared: squared, dot: dot,
        velocitySquared: speedSquared,
        summedSquared: summedSquared ?? squared))
    guard duration > 0, squared.isFinite, speedSquared.isFinite else {
      finish(id)
      return -1
    }
    let index = group(motion, number, animation, count: count, now: now)
    let end = duration == .max ? Int64.max : now + duration
    tracks.base[Int(id)].group = Int32(index)
    tracks.base[Int(id)].member = Int32(
      groups[index].add(id, interval: interval, velocity: velocity, end: end))
    let base = remaining.base + Int(tracks[Int(id)].base)
    for k in 0..<count { base[k] = interval[k] }
    nextEnd = min(nextEnd, end)
    sampledAt = -1
    register(id, transaction, logicalEnd: motion.logicalEnd, now: now)
    return id
  }

  /// The place of the group of a motion that starts now.
  private func group(
    _ motion: LinearMotion, _ number: Int, _ animation: Animation, count: Int, now: Int64
  ) -> Int {
    if let lastGroup, lastGroup < groups.count {
      let known = groups[lastGroup]
      if known.start == now, known.key.components == count,
        number > 0 && number == lastGroupNumber || known.motion == motion
      {
        lastGroupNumber = number
        return lastGroup
      }
    }
    let key = MotionGroup.Key(motion: motion, start: now, components: count)
    let index = groupIndex[key] ?? groups.count
    if index == groups.count {
      groups.append(MotionGroup(key: key, animation: animation))
      groupIndex[key] = index
    }
    lastGroup = index
    lastGroupNumber = number
    return index
  }

  private func register(
    _ id: Int32, _ transaction: Transaction, logicalEnd: Int64, now: Int64
  ) {
    for listener in transaction.listeners {
      register(id, listener, logicalEnd: logicalEnd, now: now)
    }
    if let itemListener { register(id, itemListener, logicalEnd: logicalEnd, now: now) }
  }

  private func register(
    _ id: Int32, _ listener: AnimationListener, logicalEnd: Int64, now: Int64
  ) {
    if listener.waitsForRemoval {
      if listeners.add(listener, to: id) { listener.pending += 1 }
      return
    }
    let end =
      logicalEnd == .max ? Timestamp(nanoseconds: .max) : Timestamp(nanoseconds: now + logicalEnd)
    listener.logicalDeadline = max(listener.logicalDeadline, end)
  }

  /// Starts an animation that cannot be grouped: custom, or stacked on one that goes on.
  private func startLayered<V: FlatVector>(
    _ track: Int32, owner: _Node, attribute: UInt8, delta: V, transaction: Transaction,
    animation: Animation, now: Int64
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
          group.motion, group.animation, start: group.start, end: group.end(of: member),
          interval: V(components: group.interval(of: member)),
          velocity: V(components: group.startVelocity(of: member)))
      }
    }
    detach(id)
    var listeners = transaction.listeners
    if let itemListener { listeners.append(itemListener) }
    layers.add(animation, delta: delta, now: now, listeners: listeners)
    slow[id] = layers
    sampleSlow(id, at: now)
    guard !layers.isEnded(at: now) else {
      finish(id)
      return -1
    }
    sampledAt = -1
    register(id, transaction, logicalEnd: layers.logicalEnd, now: now)
    return id
  }
}
