import CHost
import Foundation
import SegueClock
import SegueDisplay
import SegueFindings
import SegueGeometry
import SegueMotion
import SegueUI
import SegueWeb

/// A stage whose clock follows the real one, with a person at it.
///
/// A class, because time only moves forward in it.
@MainActor final class LiveStage {
  private let stage: Stage
  private let clock: VirtualClock
  private let channel: LiveChannel
  private var pace: Pace
  private var hand: LiveHand
  private var words: LiveWords
  private var lists: LiveLists
  private var shown: DisplayList?
  private let workLimit = StepLimit.cpuSeconds

  init(
    stage: Stage, clock: VirtualClock, channel: LiveChannel, outline: @escaping TextOutline
  ) {
    self.stage = stage
    self.clock = clock
    self.channel = channel
    pace = Pace(framesPerSecond: stage.configuration.framesPerSecond, real: Self.realTime)
    hand = LiveHand(stage)
    words = LiveWords(stage)
    lists = LiveLists(outline: outline)
  }

  /// Opens the stage and tells of it.
  func start(_ note: () -> LiveMessage.StageNote) {
    step { stage.start() }
    channel.send(LiveMessage.line("stage", note()))
    tell()
  }

  /// Shows what happens until nobody listens any more.
  func run() {
    while channel.isOpen {
      // While a finger is down, how long it stays somewhere says what it means.
      let next = hand.isDown ? stage.now : stage.nextChange
      if next == nil {
        words.rest(list: shown)
        flush()
        pace.rest()
      }
      let delay = pace.delay(at: Self.realTime, now: stage.now, next: next)
      channel.wait(delay)
      let inputs = channel.lines().compactMap(LiveInput.init(line:))
      let passed = pace.step(at: Self.realTime, waited: delay ?? 0)
      step { stage.advance(by: passed) }
      for input in inputs {
        if case .pointer(.down, _, _) = input { words.touchBegins(list: shown) }
        step { words.did(hand.perform(input)) }
        tell()
      }
      if inputs.isEmpty { tell() }
      guard !clock.reachedJobLimit else {
        channel.send(LiveMessage.line("problem", LiveMessage.Problem(StageProcess.endlessWork)))
        return
      }
    }
  }

  /// Tells what there is to say, and what there is to draw where it differs from before.
  private func tell() {
    words.listen(pending: hand.description)
    flush()
    let list = stage.displayList
    guard list != shown else { return }
    shown = list
    words.pictureChanged()
    let written = lists.write(list, at: stage.now.seconds)
    if let texts = written.texts {
      channel.send(LiveMessage.line(PageEvent.textsName, json: texts))
    }
    channel.send(LiveMessage.line(PageEvent.frameName, json: written.frame))
  }

  private func flush() {
    for line in words.take() { channel.send(line) }
  }

  /// Runs code of the user under the bounds on its time.
  private func step(_ work: () -> Void) {
    chost_begin_step(workLimit, StepLimit.realSeconds)
    work()
    chost_end_step()
  }

  /// Nanoseconds of a clock that only goes forward.
  private static var realTime: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
