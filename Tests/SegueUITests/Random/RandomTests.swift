import Foundation
import SwiftUI
import Testing

struct RandomTests {
  @Test @MainActor
  func `random trees under random changes come to what a fresh mount shows`() {
    for seed in 1...300 { check(UInt64(seed), .plain) }
    for seed in 1...20 { check(UInt64(seed), .wide) }
    for seed in 1...100 { check(UInt64(seed), .smooth) }
    let tally = RandomTally.shared
    #expect(tally.steps > 1000)
    #expect(tally.stepsWithExits > tally.steps / 20, "\(tally.stepsWithExits) of \(tally.steps)")
    #expect(tally.stepsWithAnimations > tally.steps / 4)
    if ProcessInfo.processInfo.environment["SEGUE_SEEDS"] != nil {
      print("\(tally.steps) steps, \(tally.stepsWithExits) with exits")
    }
  }

  @Test @MainActor
  func `springs that take each other over keep place and velocity`() {
    let springs: [Animation] = [
      .spring(duration: 0.5), .snappy, .bouncy, .default, .interactiveSpring,
      .spring(duration: 0.3, bounce: 0.6), .smooth(duration: 1.2),
      .spring(duration: 0.4, bounce: -0.4),
      .interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.3),
    ]
    for seed in 1...100 {
      var random = Seeded(UInt64(seed))
      let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
      func x() -> Double { play["a"]?.x ?? .nan }
      let step = 1e-7
      for _ in 0..<6 {
        play.advance(Double(random.upTo(400)) / 1000)
        let first = x()
        play.advance(step)
        let before = x()
        play.animate(Double(random.upTo(200)), springs[random.upTo(springs.count)])
        let at = x()
        play.advance(step)
        let velocities = ((before - first) / step, (x() - at) / step)
        #expect(isNear(at, before, 1e-9), "seed \(seed)")
        #expect(isNear(velocities.0, velocities.1, 0.5), "seed \(seed)")
      }
    }
  }

  /// A hundred thousand seeds take minutes: `make random SEEDS=100000` sets the number.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SEGUE_SEEDS"] != nil)) @MainActor
  func `as many random trees as the environment asks for`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SEGUE_SEEDS"].flatMap { UInt64($0) } ?? 0
    let first = environment["SEGUE_FIRST_SEED"].flatMap { UInt64($0) } ?? 1
    let only = environment["SEGUE_SPECIES"].flatMap { Gardener.Species(rawValue: $0) }
    let limit = environment["SEGUE_FAILURES"].flatMap { Int($0) } ?? 10
    var failures = 0
    for seed in first..<(first + count) {
      for species in only.map({ [$0] }) ?? [.plain, .wide, .smooth] where failures < limit {
        if environment["SEGUE_NAMES_SEEDS"] != nil {
          FileHandle.standardError.write(Data("\(seed) \(species)\n".utf8))
        }
        if !check(seed, species) { failures += 1 }
      }
    }
    print("\(count) seeds from \(first) on, \(failures) failures")
  }

  @MainActor @discardableResult
  private func check(_ seed: UInt64, _ species: Gardener.Species) -> Bool {
    let script = RandomScript(seed: seed, species)
    guard script.failure() != nil else { return true }
    let minimal = script.minimal()
    Issue.record("\(minimal.failure() ?? "")\n\(minimal.replay)")
    return false
  }
}
