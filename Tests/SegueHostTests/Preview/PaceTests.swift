import SegueHost
import SegueMotion
import Testing

@Suite struct PaceTests {
  private static let ms: Int64 = 1_000_000

  @Test func `while something moves the stage follows the real clock`() {
    var pace = Pace(framesPerSecond: 60, real: 0)
    #expect(pace.step(at: 5 * Self.ms) == .zero)
    #expect(pace.step(at: 21 * Self.ms) == .milliseconds(16))
    #expect(pace.step(at: 38 * Self.ms) == .milliseconds(17))
  }

  @Test func `rest does not count`() {
    var pace = Pace(framesPerSecond: 60, real: 0)
    _ = pace.step(at: 0)
    pace.rest()
    #expect(pace.step(at: 60_000 * Self.ms) == .zero)
    #expect(pace.step(at: 60_010 * Self.ms) == .milliseconds(10))
  }

  @Test func `a step that took long makes nothing jump`() {
    var pace = Pace(framesPerSecond: 60, real: 0)
    _ = pace.step(at: 0)
    #expect(pace.step(at: 3_000 * Self.ms) == .milliseconds(100))
    // What was waited for on purpose is no delay.
    #expect(pace.step(at: 5_000 * Self.ms, waited: 2_000 * Self.ms) == .seconds(2))
  }

  @Test func `a clock that goes back moves nothing back`() {
    var pace = Pace(framesPerSecond: 60, real: 10 * Self.ms)
    _ = pace.step(at: 10 * Self.ms)
    #expect(pace.step(at: 4 * Self.ms) == .zero)
  }

  @Test func `frames come at their rate, waits end when they are due, rest has no end`() {
    var pace = Pace(framesPerSecond: 50, real: 0)
    _ = pace.step(at: 0)
    let now = Timestamp.zero
    #expect(pace.delay(at: 5 * Self.ms, now: now, next: now) == 15 * Self.ms)
    #expect(pace.delay(at: 30 * Self.ms, now: now, next: now) == 0)
    let later = now.advanced(by: .seconds(3))
    #expect(pace.delay(at: 5 * Self.ms, now: now, next: later) == 2_995 * Self.ms)
    #expect(pace.delay(at: 5 * Self.ms, now: now, next: nil) == nil)
  }
}
