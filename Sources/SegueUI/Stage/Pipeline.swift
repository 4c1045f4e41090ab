import SegueFindings
package import SegueMotion

// The way of a frame, and the only caller of its passes:
//
//   collect   state writes and `withAnimation` → groups of one transaction    (Inbox)
//   update    one round a group → nodes changed, items inserted, removed      (Stage+Update)
//   layout    model values → rectangles; leaves begin to travel               (Stage+Layout)
//   sample    time → what is shown; `Animatable` bodies run again             (Stage+Sample)
//   list      what is shown → display list, only where something moved        (Stage+List)
//
// The painter is outside: it takes the display list. A frame without writes runs sample and list.

extension Stage {
  /// Updates that one frame may take before it is given up.
  static let roundLimit = 200

  /// Brings the stage to a time, through everything that happens on the way, in order.
  package func advance(to time: Timestamp) {
    guard time >= now else { return }
    while let next = nextEvent(until: time) {
      step(to: next)
    }
    if isQuiet { pass(to: time) } else { step(to: time) }
  }

  /// Whether time may pass without any of the user's code: what moves is numbers alone.
  private var isQuiet: Bool {
    frameTickers.isEmpty && animator.slow.isEmpty && dirtyNodes.isEmpty
      && changedContainers.isEmpty && removedBranches.isEmpty && !hasActions
      && appearActions.isEmpty && disappearActions.isEmpty && movedAnimatables.isEmpty
      && invariantListener == nil && clock?.hasReadyWork != true
  }

  /// Moves time over a stretch in which nothing is due.
  private func pass(to time: Timestamp) {
    now = time
    clock?.advance(to: UInt64(time.nanoseconds))
    animator.sample(at: time.nanoseconds)
    if !movedAnimatables.isEmpty { settleFrame() }
  }

  package func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

  /// The next time at which something happens by itself, up to a limit.
  private func nextEvent(until limit: Timestamp) -> Timestamp? {
    var next = animator.nextEvent(after: now.nanoseconds)
    next = min(next, nextTimer)
    if let due = clock?.nextDue { next = min(next, Int64(clamping: due)) }
    if animator.hasUnknownEnds || !frameTickers.isEmpty { next = min(next, nextFrame) }
    guard next <= limit.nanoseconds, next > now.nanoseconds else { return nil }
    return Timestamp(nanoseconds: next)
  }

  /// The next multiple of the frame's length.
  package var nextFrame: Int64 {
    let rate = Int64(max(1, configuration.framesPerSecond))
    let index = now.nanoseconds * rate / 1_000_000_000 + 1
    return (index * 1_000_000_000 + rate - 1) / rate
  }

  private func step(to time: Timestamp) {
    now = time
    run {
      inbox.begin(.later)
      clock?.advance(to: UInt64(time.nanoseconds))
      runTimers()
      if !frameTickers.isEmpty { inbox.begin(.frame) }
      for ticker in Array(frameTickers.values) { ticker.frame(at: time) }
    }
    settleFrame()
  }

  /// Processes everything that is to happen at the stage's time: rounds until nothing is left.
  package func settleFrame() {
    run {
      var rounds = 0
      while runNextRound() {
        rounds += 1
        if rounds > Self.roundLimit {
          reportEndlessRounds()
          break
        }
      }
      sample()
      // Bodies that run with interpolated data may have reported something.
      while rounds <= Self.roundLimit, hasActions {
        while runNextRound(), rounds <= Self.roundLimit { rounds += 1 }
        sample()
        rounds += 1
      }
    }
    if invariantListener != nil { checkInvariants() }
  }

  private var hasActions: Bool {
    !afterUpdate.isEmpty || preferencesMayHaveChanged || !inbox.isEmpty
  }

  /// Runs whatever comes next at this time; false when nothing is left.
  private func runNextRound() -> Bool {
    inbox.begin(.later)
    clock?.runReady()
    if let group = inbox.takeFirst() {
      runRound(group)
      return true
    }
    if !dirtyNodes.isEmpty || !changedContainers.isEmpty || !removedBranches.isEmpty {
      runRound(Inbox.Group(transaction: Transaction()))
      return true
    }
    if runActions() { return true }
    animator.endTracks(at: now.nanoseconds)
    settleElements()
    let due = animator.takeDue(at: now)
    for listener in due {
      inbox.begin(.completion)
      trace.completed(listener)
      listener.fire()
    }
    forgetErasedElements()
    return !due.isEmpty
  }

  /// One update: a transaction, what it writes, and the layout that follows.
  func runRound(_ group: Inbox.Group) {
    round += 1
    transaction = group.transaction
    trace.roundBegan(group)
    for listener in transaction.listeners {
      listener.began = now
      animator.adopt(listener)
    }
    for location in group.locations {
      location.applyOldestWrite()
      location.invalidateReaders()
    }
    for node in group.nodes { node.node?.setNeedsRefresh() }
    settleRound()
    settleElements()
    trace.roundEnded()
    sweepBranches()
    preferencesMayHaveChanged = !preferenceReaders.isEmpty
    transaction = Transaction()
  }

  /// Updates and lays out until nothing is left of the round.
  private func settleRound() {
    var passes = 0
    isPreferenceRound = true
    repeat {
      anchorsMoved = false
      update()
      layout()
      passes += 1
      if anchorsMoved { _ = showPreferences(force: true) }
    } while (!dirtyNodes.isEmpty || !changedContainers.isEmpty || needsLayout)
      && passes < Self.roundLimit
  }

  /// `onDisappear`, `onAppear`, `onChange` and preferences, each an event of its own.
  private func runActions() -> Bool {
    if !disappearActions.isEmpty {
      let actions = disappearActions
      disappearActions = []
      for entry in actions {
        inbox.begin(.disappear)
        trace.lifecycle(.disappeared, entry.node)
        TransactionStack.runOutside { entry.action() }
      }
      return true
    }
    if !appearActions.isEmpty {
      let actions = appearActions
      appearActions = []
      for entry in actions where entry.node.isMounted {
        inbox.begin(.appear)
        trace.lifecycle(.appeared, entry.node)
        TransactionStack.runOutside { entry.action() }
      }
      return true
    }
    if !afterUpdate.isEmpty {
      let actions = afterUpdate
      afterUpdate = []
      for action in actions {
        inbox.begin(.afterUpdate)
        TransactionStack.runOutside { action() }
      }
      return true
    }
    inbox.begin(.afterUpdate)
    return deliverPreferences()
  }

  private func reportEndlessRounds() {
    report.add(
      .boundReached,
      "the views did not settle: \(Self.roundLimit) updates followed each other at \(now.seconds) s",
      "look for an onChange, onAppear or preference whose action changes what it depends on")
    while let group = inbox.takeFirst() {
      for location in group.locations { location.applyOldestWrite() }
    }
    appearActions = []
    afterUpdate = []
  }
}
