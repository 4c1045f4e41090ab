import SegueMotion

extension Animator {
  /// Brings every track to a time and tells the nodes that moved.
  func sample(at now: Int64) {
    guard !isIdle, sampledAt != now else { return }
    sampledAt = now
    for group in groups where !group.isEmpty {
      group.sample(at: now, tracks: tracks, into: remaining)
      let members = group.members
      for index in 0..<members.count {
        let track = tracks.base[Int(members.base[index])]
        track.owner?._withUnsafeGuaranteedRef { $0.attributeDidMove(track.attribute) }
      }
    }
    guard !slow.isEmpty else { return }
    for id in slow.keys.sorted() {
      sampleSlow(id, at: now)
      let track = tracks[Int(id)]
      track.owner?._withUnsafeGuaranteedRef { $0.attributeDidMove(track.attribute) }
    }
  }

  func sampleSlow(_ id: Int32, at now: Int64) {
    guard let layered = slow[id] else { return }
    let base = remaining.base + Int(tracks[Int(id)].base)
    layered.sample(at: now) { k, value in base[k] = value }
  }

  // MARK: Ending

  /// The next time at which a track or a completion ends, or `Int64.max`.
  func nextEvent(after now: Int64) -> Int64 {
    var next = min(nextEnd, completions.nextDeadline)
    if !slow.isEmpty { for layered in slow.values { next = min(next, layered.knownEnd) } }
    return max(next, now)
  }

  /// Whether a custom animation runs: only running it tells when it ends.
  var hasUnknownEnds: Bool {
    guard !slow.isEmpty else { return false }
    return slow.values.contains { $0.knownEnd == .max }
  }

  /// Ends the tracks that are over at a time; tells their owners.
  func endTracks(at now: Int64) {
    if nextEnd <= now {
      nextEnd = .max
      for index in groups.indices where !groups[index].isEmpty {
        let group = groups[index]
        if group.earliestEnd <= now {
          for id in group.takeEnded(at: now) { end(id) }
        }
        nextEnd = min(nextEnd, group.earliestEnd)
      }
      compact()
    }
    guard !slow.isEmpty else { return }
    for id in slow.keys.sorted() where slow[id]?.isEnded(at: now) == true { end(id) }
  }

  private func end(_ id: Int32) {
    let track = tracks[Int(id)]
    guard let owner = track.owner else { return }
    finish(id)
    owner._withUnsafeGuaranteedRef { $0.attributeDidEnd(track.attribute) }
  }

  /// Forgets groups without members, so that a frame does not visit them.
  private func compact() {
    var kept: [MotionGroup] = []
    for group in groups where !group.isEmpty { kept.append(group) }
    guard kept.count < groups.count else { return }
    groups = kept
    lastGroup = nil
    groupIndex.removeAll(keepingCapacity: true)
    for (index, group) in groups.enumerated() {
      groupIndex[group.key] = index
      for member in 0..<group.members.count {
        tracks.base[Int(group.members[member])].group = Int32(index)
      }
    }
  }

  // MARK: Completions

  func adopt(_ listener: AnimationListener) { completions.adopt(listener) }

  /// Removes and returns the completions that are due.
  func takeDue(at now: Timestamp) -> [AnimationListener] { completions.takeDue(at: now) }
}
