import SegueMotion
import SwiftUI

/// One event of a random run.
struct RandomStep: CustomStringConvertible {
  /// How a new state is written.
  enum Write {
    case plainly
    /// Under an animation, by its index in `RandomChoices`.
    case animated(Int)
    /// One part under an animation and the rest under another one.
    case halves(Int, Int)
    case silenced(Int)
    /// With a completion that writes again.
    case completed(Int)
    /// Twice at once: to the state and, under another animation, on to the next one.
    case twice(Int, Int)
  }

  /// Seconds that pass before it.
  let wait: Double
  let state: PlantState
  let write: Write
  /// A finger that goes down, along and up at the middle of the stage.
  var touch: Touch?

  enum Touch { case down, move, up }

  var description: String {
    "after \(wait) s, \(write): \(state)" + (touch.map { ", finger \($0)" } ?? "")
  }
}

/// A tree and what happens to it.
struct RandomScript {
  let seed: UInt64
  let species: Gardener.Species
  var plant: Plant
  var steps: [RandomStep]
  /// What the stage pretends to be.
  let isMirrored: Bool
  let prefersCrossFade: Bool
  let isTraced: Bool

  @MainActor init(seed: UInt64, _ species: Gardener.Species = .plain) {
    self.seed = seed
    self.species = species
    var gardener = Gardener(Seeded(seed), species)
    plant = .layers([gardener.grow(4), gardener.grow(3)])
    isMirrored = species != .plain && seed % 7 == 0
    prefersCrossFade = species != .plain && seed % 11 == 0
    isTraced = seed % 2 == 0
    var state = PlantState.start
    steps = (0..<(2 + gardener.random.upTo(7))).map { _ in gardener.step(&state) }
  }

  /// The script as one would write it into a report: the shortest run that still fails.
  var replay: String {
    (["seed \(seed), \(species)", "\(plant)"] + steps.map(\.description)).joined(separator: "\n")
  }

  /// The first thing that does not hold in a run; nil where everything does.
  @MainActor func failure() -> String? {
    var check = RandomCheck(self)
    return check.failure()
  }
}

extension Gardener {
  /// The next event: changes a state.
  mutating func step(_ state: inout PlantState) -> RandomStep {
    for _ in 0..<(1 + random.upTo(2)) {
      if random.chance(75) {
        state.flags[random.upTo(PlantState.flagCount)].toggle()
      } else {
        state.numbers[random.upTo(PlantState.numberCount)] = random.upTo(4)
      }
    }
    let waits = [0, 0.016, 0.1, 0.25, 0.4, 0.75]
    let wait = waits[random.upTo(waits.count)]
    let touches: [RandomStep.Touch] = [.down, .move, .up]
    var step = RandomStep(wait: wait, state: state, write: write())
    if species != .plain, random.chance(20) { step.touch = touches[random.upTo(3)] }
    return step
  }

  private mutating func write() -> RandomStep.Write {
    switch species {
    case .plain: return random.chance(75) ? .animated(animation()) : .plainly
    case .wide:
      switch random.upTo(20) {
      case 0...3: return .plainly
      case 4: return .silenced(animation())
      case 5, 6: return .halves(animation(), animation())
      case 7, 8: return .completed(animation())
      case 9: return .twice(animation(), animation())
      default: return .animated(animation())
      }
    case .smooth:
      switch random.upTo(10) {
      case 0: return .halves(animation(), animation())
      case 1: return .twice(animation(), animation())
      default: return .animated(animation())
      }
    }
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
