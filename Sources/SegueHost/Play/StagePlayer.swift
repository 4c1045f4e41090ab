import CHost
import SegueDisplay
import SegueGeometry
import SegueMotion
package import SegueUI

/// Plays a stage the way a person would: taps, watches until nothing moves, taps again.
///
/// A class, because time only moves forward in it.
@MainActor package final class StagePlayer {
  /// Taps where none are asked for; a screen with more buttons is a keyboard.
  package nonisolated static let tapLimit = 12
  /// Nothing moves for so long between two taps.
  package static let rest = Duration.milliseconds(300)
  /// How long a stage that never settles is watched before each further tap.
  package static let restlessPause = Duration.seconds(1)

  private let stage: Stage
  private let options: PlayOptions
  package private(set) var recording = Recording()
  package let sampler: TrackSampler
  package private(set) var actions: [Timeline.Action] = []
  package private(set) var firstSettled: Double?
  package private(set) var end = Timeline.End.settled
  /// The number of events in the trace before each action.
  private var eventCounts: [Int] = []
  private var ticks: Int64 = 0
  private let workLimit = StepLimit.cpuSeconds

  package init(stage: Stage, options: PlayOptions) {
    self.stage = stage
    self.options = options
    sampler = TrackSampler(stage)
  }

  private var limit: Duration { .seconds(options.seconds ?? PlayOptions.defaultLimit) }

  /// The instant after which nothing is waited for; only where the user set one.
  private var deadline: Timestamp? {
    options.seconds.map { _ in Timestamp.zero.advanced(by: limit) }
  }

  /// Plays to the end.
  package func play() throws {
    step { stage.start() }
    record()
    let waits = options.taps.first?.time == nil
    if waits && settle(within: limit) { firstSettled = stage.now.seconds }
    if options.taps.isEmpty {
      try tapEachButton()
    } else {
      for tap in options.taps { try perform(tap) }
      finish()
    }
    end = stage.isIdle ? .settled : .limit
  }

  /// Watches what the last tap set off.
  private func finish() {
    let remaining = deadline.map { stage.now.distance(to: $0) } ?? limit
    if settle(within: max(.zero, remaining)) { noteSettled() }
  }

  private func perform(_ tap: Tap) throws {
    if let time = tap.time {
      advance(to: Timestamp.zero.advanced(by: .seconds(time)))
    } else if !actions.isEmpty {
      pause()
    }
    try touch(tap.label)
  }

  private func tapEachButton() throws {
    var tapped: Set<String> = []
    // A button that counts its taps has another label after each.
    var takers: Set<ObjectIdentifier> = []
    while actions.count < Self.tapLimit,
      let next = stage.targets.first(where: { target in
        guard let taker = target.taker else { return false }
        return !tapped.contains(target.label) && !takers.contains(taker)
          && stage.isReachable(target)
      })
    {
      tapped.insert(next.label)
      if let taker = next.taker { takers.insert(taker) }
      guard try tapAndWatch(next.label) else { return }
      // What came is seen to go, and what went is seen to come.
      guard actions.count < Self.tapLimit, isWorthAnotherTap,
        let again = stage.targets.first(where: { $0.taker == next.taker }),
        stage.isReachable(again)
      else { continue }
      tapped.insert(again.label)
      guard try tapAndWatch(again.label) else { return }
    }
  }

  /// Taps and watches until nothing moves; false where the time is over.
  private func tapAndWatch(_ label: String) throws -> Bool {
    if let deadline, stage.now >= deadline { return false }
    if !actions.isEmpty { advance(to: stage.now.advanced(by: Self.rest)) }
    try touch(label)
    let patience = firstSettled == nil ? Self.restlessPause : limit
    if settle(within: patience) { noteSettled() }
    return true
  }

  /// Whether the last tap has only brought things in; or only taken things away, by a state that
  /// is on or off.
  private var isWorthAnotherTap: Bool {
    guard let start = eventCounts.last else { return false }
    var changes: Set<ItemRecord.Change> = []
    var isSwitch = false
    for event in stage.trace.events.dropFirst(start) {
      switch event.kind {
      case .item(let record): changes.insert(record.change)
      case .update(let record):
        if record.changes.contains(where: { ["true", "false"].contains($0.value) }) {
          isSwitch = true
        }
      default: break
      }
    }
    guard !changes.contains(.revived) else { return false }
    return changes.contains(.inserted) != changes.contains(.removed)
      && (changes.contains(.inserted) || isSwitch)
  }

  /// Waits until nothing moves, and a little longer.
  private func pause() {
    let patience = firstSettled == nil && actions.count > 1 ? Self.restlessPause : limit
    if settle(within: patience) { noteSettled() }
    advance(to: stage.now.advanced(by: Self.rest))
  }

  private func touch(_ label: String) throws {
    var failure: (any Error)?
    eventCounts.append(stage.trace.events.count)
    step {
      do { try stage.tap(label) } catch { failure = error }
    }
    if let failure { throw failure }
    actions.append(Timeline.Action(time: stage.now.seconds, tap: label))
    record()
  }

  /// Why something moved or did not, in the order of the actions that set it off.
  package var explanations: [Timeline.Explanation] {
    let ends = eventCounts + [stage.trace.events.count]
    let all = stage.trace.verdicts()
    // Verdicts look at what follows, so they are asked for from the end and told apart by count.
    var counts = ends.map { all.count - stage.trace.verdicts(from: $0).count }
    counts.insert(0, at: 0)
    return zip(counts, counts.dropFirst()).enumerated().flatMap { index, span in
      all[span.0..<max(span.0, span.1)].map {
        Timeline.Explanation($0, after: index == 0 ? nil : index - 1)
      }
    }
  }

  private func noteSettled() {
    guard let last = actions.indices.last else { return }
    if actions[last].settled == nil { actions[last].settled = stage.now.seconds }
  }

  /// Advances frame by frame until nothing moves; false where the time is over before.
  private func settle(within time: Duration) -> Bool {
    var end = stage.now.advanced(by: time)
    if let deadline { end = min(end, max(deadline, stage.now)) }
    while !stage.isIdle {
      guard stage.now < end else { return false }
      tick(until: end)
    }
    return true
  }

  private func advance(to time: Timestamp) {
    while stage.now < time { tick(until: time) }
  }

  /// Advances to the next frame, but not beyond an instant.
  private func tick(until end: Timestamp) {
    let rate = Int64(options.framesPerSecond)
    while frameTime(ticks, rate) <= stage.now { ticks += 1 }
    let next = min(frameTime(ticks, rate), end)
    step { stage.advance(to: next) }
    record()
  }

  private func frameTime(_ tick: Int64, _ rate: Int64) -> Timestamp {
    Timestamp(nanoseconds: (tick * 1_000_000_000 + rate / 2) / rate)
  }

  private func record() {
    recording.add(stage.displayList, at: stage.now)
    sampler.sample()
  }

  /// Runs code of the user under the bounds on its time.
  private func step(_ work: () -> Void) {
    chost_begin_step(workLimit, StepLimit.realSeconds)
    work()
    chost_end_step()
  }
}
