import Foundation
import Testing

struct RandomTests {
  @Test @MainActor
  func `random trees under random changes come to what a fresh mount shows`() {
    for seed in 1...300 { check(UInt64(seed)) }
  }

  /// A hundred thousand seeds take minutes: `make random SEEDS=100000` sets the number.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SEGUE_SEEDS"] != nil)) @MainActor
  func `as many random trees as the environment asks for`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SEGUE_SEEDS"].flatMap { UInt64($0) } ?? 0
    let first = environment["SEGUE_FIRST_SEED"].flatMap { UInt64($0) } ?? 1
    var failures = 0
    for seed in first..<(first + count) {
      if !check(seed) { failures += 1 }
      if failures == 10 { break }
    }
    print("\(count) seeds from \(first) on, \(failures) failures")
  }

  @MainActor @discardableResult
  private func check(_ seed: UInt64) -> Bool {
    let script = RandomScript(seed: seed)
    guard script.failure() != nil else { return true }
    let minimal = script.minimal()
    Issue.record("\(minimal.failure() ?? "")\n\(minimal.replay)")
    return false
  }
}
