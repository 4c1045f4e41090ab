import SegueDisplay
import SegueGeometry
import SegueMotion
import SegueTesting
import SwiftUI

@testable import SegueUI

/// One event of a random run.
struct RandomStep: CustomStringConvertible {
  /// Seconds that pass before it.
  let wait: Double
  let state: PlantState
  /// An index into the animations of `RandomChoices`; nil writes without a transaction.
  let animation: Int?

  var description: String {
    "after \(wait) s, \(animation.map { "animation \($0)" } ?? "plainly"): \(state)"
  }
}

/// A tree and what happens to it.
struct RandomScript {
  let seed: UInt64
  let plant: Plant
  var steps: [RandomStep]

  @MainActor init(seed: UInt64) {
    self.seed = seed
    var gardener = Gardener(Seeded(seed))
    plant = .layers([gardener.grow(4), gardener.grow(3)])
    var random = gardener.random
    var state = PlantState.start
    steps = (0..<(2 + random.upTo(7))).map { _ in
      for _ in 0..<(1 + random.upTo(2)) {
        if random.chance(75) {
          state.flags[random.upTo(PlantState.flagCount)].toggle()
        } else {
          state.numbers[random.upTo(PlantState.numberCount)] = random.upTo(4)
        }
      }
      let waits = [0, 0.016, 0.1, 0.25, 0.4, 0.75]
      return RandomStep(
        wait: waits[random.upTo(waits.count)], state: state,
        animation: random.chance(75) ? random.upTo(RandomChoices.animations.count) : nil)
    }
  }

  /// The script as one would write it into a report: the shortest run that still fails.
  var replay: String {
    (["seed \(seed)", "\(plant)"] + steps.map(\.description)).joined(separator: "\n")
  }

  /// The first thing that does not hold in a run; nil where everything does.
  @MainActor func failure() -> String? {
    var check = RandomCheck(self)
    return check.run()
  }

  /// A script that fails like this one, with as few steps as possible.
  @MainActor func minimal() -> RandomScript {
    var best = self
    var index = 0
    while index < best.steps.count {
      var shorter = best
      shorter.steps.remove(at: index)
      if shorter.failure() != nil { best = shorter } else { index += 1 }
    }
    return best
  }
}

/// How much of what is checked has happened at all: a run without exits would prove nothing.
@MainActor
final class RandomTally {
  static let shared = RandomTally()
  private(set) var steps = 0
  private(set) var stepsWithExits = 0
  private(set) var stepsWithAnimations = 0

  func note(leaving: Int, animates: Bool) {
    steps += 1
    if leaving > 0 { stepsWithExits += 1 }
    if animates { stepsWithAnimations += 1 }
  }
}

/// Runs a script and checks it.
@MainActor
private struct RandomCheck {
  let script: RandomScript
  private let stage: SegueUI.Stage
  private let remote = Remote<PlantState>()
  private let problems = Log()

  init(_ script: RandomScript) {
    self.script = script
    stage = Self.makeStage(script.plant, .start, remote)
    stage.invariantListener = { [problems] in problems($0) }
    stage.start()
  }

  private static func makeStage(
    _ plant: Plant, _ state: PlantState, _ remote: Remote<PlantState>
  ) -> SegueUI.Stage {
    var configuration = StageConfiguration()
    configuration.size = CGSize(width: 300, height: 200)
    configuration.safeArea = EdgeInsets()
    configuration.recordsTrace = false
    return SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) {
      Host(state, remote) { PlantView(plant: plant, state: $0) }
    }
  }

  mutating func run() -> String? {
    for (index, step) in script.steps.enumerated() {
      stage.advance(by: .nanoseconds(Int64(step.wait * 1e9)))
      let before = stage.presentedAttributes()
      stage.run {
        if let animation = step.animation {
          withAnimation(RandomChoices.animations[animation]) { remote(step.state) }
        } else {
          remote(step.state)
        }
      }
      stage.settleFrame()
      RandomTally.shared.note(leaving: leavingCount, animates: !stage.animator.isIdle)
      if let problem = problems.lines.first { return "step \(index): \(problem)" }
      if let problem = continuity(before) { return "step \(index): \(problem)" }
      if let problem = layoutDiffers(from: step.state) { return "step \(index): \(problem)" }
    }
    stage.advance(by: .seconds(1))
    stage.advance(by: .seconds(20))
    if let problem = problems.lines.first { return "at the end: \(problem)" }
    return remainder()
  }

  /// Items that are on their way out now.
  var leavingCount: Int {
    var count = 0
    func visit(_ node: ViewNode) {
      if let container = node as? ContainerNode { count += container.leaving.count }
      node.forEachDrawn(visit)
    }
    if let root = stage.root { visit(root) }
    return count
  }

  /// What was animated shows what it showed before; what was not has jumped by its difference.
  private func continuity(_ before: [SegueUI.Stage.AttributeKey: SegueUI.Stage.Presented])
    -> String?
  {
    for (key, now) in stage.presentedAttributes() {
      guard let old = before[key] else { continue }
      let jump = zip(now.shown, old.shown).map { $0 - $1 }
      let change = zip(now.model, old.model).map { $0 - $1 }
      let isContinuous = jump.allSatisfy { abs($0) < 1e-7 }
      let hasJumped = zip(jump, change).allSatisfy { abs($0 - $1) < 1e-7 }
      guard isContinuous || hasJumped else {
        return
          "\(now.name) went from \(old.shown) to \(now.shown), its model from \(old.model) to \(now.model)"
      }
    }
    return nil
  }

  /// Live items stand where they would stand if nothing were leaving.
  private func layoutDiffers(from state: PlantState) -> String? {
    // Where data feeds a layout, live items stand where it has come to.
    if "\(script.plant)".contains(".data(") { return nil }
    let fresh = Self.makeStage(script.plant, state, Remote())
    fresh.start()
    let here = stage.liveFrames()
    let there = fresh.liveFrames()
    return here == there ? nil : "live items are laid out at \(here), a fresh stage has \(there)"
  }

  /// What is left of the past when everything has come to rest.
  private func remainder() -> String? {
    let state = remote.value ?? .start
    let fresh = Self.makeStage(script.plant, state, Remote())
    fresh.start()
    if !stage.animator.isIdle { return "an animation is left" }
    if !stage.animator.waiting.isEmpty { return "a completion is left" }
    let here = stage.displayList.dump
    let there = fresh.displayList.dump
    if here != there { return "it shows\n\(here)\nand a fresh stage\n\(there)" }
    if stage.statistics.nodes != fresh.statistics.nodes {
      return "\(stage.statistics.nodes) nodes are left, a fresh stage has \(fresh.statistics.nodes)"
    }
    return nil
  }
}
