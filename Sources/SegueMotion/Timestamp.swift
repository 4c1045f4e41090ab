/// An instant on the stage's own clock.
///
/// Wall-clock time never reaches the engine: a test, a video and a window all count from zero.
/// Whole nanoseconds, so that ten steps of 0.05 s are exactly half a second.
///
///     Timestamp.zero.advanced(by: .milliseconds(250)) < Timestamp(nanoseconds: 500_000_000)  // true
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the stage opened; at least 0, enough for 292 years.
  public let nanoseconds: Int64

  /// The instant at which the stage opened.
  public static let zero = Timestamp(nanoseconds: 0)

  /// Creates an instant.
  ///
  /// - Parameter nanoseconds: A negative value stops a debug build and becomes 0 in a release build.
  public init(nanoseconds: Int64) {
    assert(nanoseconds >= 0, "Timestamp needs at least 0 nanoseconds, got \(nanoseconds)")
    self.nanoseconds = max(0, nanoseconds)
  }

  /// The instant in seconds, rounded to the nearest number that a `Double` holds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Returns the instant a time later, limited to the range of the clock.
  ///
  /// Parts of a nanosecond are dropped; a negative time leads back, at most to zero.
  public func advanced(by duration: Duration) -> Timestamp {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
    if overflow { return Timestamp(nanoseconds: duration < .zero ? 0 : .max) }
    return Timestamp(nanoseconds: max(0, sum))
  }

  /// Returns the time from this instant to another; negative if that one is earlier.
  public func distance(to other: Timestamp) -> Duration {
    .nanoseconds(other.nanoseconds - nanoseconds)
  }

  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}

extension Duration {
  /// The whole nanoseconds, towards zero, limited to what an `Int64` holds.
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || carry ? (seconds < 0 ? .min : .max) : sum
  }
}
