/// Exact times in whole nanoseconds after a start; the largest number stands for never.
enum Nanoseconds {
  static let never = Int64.max

  /// Rounds seconds to the nearest nanosecond; not a number becomes 0, too long becomes never.
  static func rounding(_ seconds: Double) -> Int64 {
    let count = (seconds * 1e9).rounded()
    guard !count.isNaN else { return 0 }
    if count >= 9.2e18 { return never }
    return count <= -9.2e18 ? -never : Int64(count)
  }

  /// Adds a delay, which may be negative; the result is at least 0, and never stays never.
  static func adding(_ delay: Int64, to end: Int64) -> Int64 {
    guard end != never, delay != never else { return never }
    let (sum, overflow) = end.addingReportingOverflow(delay)
    return overflow ? (delay < 0 ? 0 : never) : max(0, sum)
  }

  /// Multiplies a round's length by the number of rounds.
  static func multiplying(_ round: Int64, by count: Int) -> Int64 {
    guard round != never else { return never }
    let (product, overflow) = round.multipliedReportingOverflow(by: Int64(count))
    return overflow ? never : product
  }

  /// Divides a length by a speed; a speed of 0 never ends.
  static func dividing(_ end: Int64, by speed: Double) -> Int64 {
    guard end != never, speed > 0 else { return never }
    return speed == 1 ? end : rounding(Double(end) / 1e9 / speed)
  }
}
