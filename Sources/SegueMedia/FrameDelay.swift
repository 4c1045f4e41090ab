/// How long a frame of a film stays, in seconds as a fraction.
package struct FrameDelay: Hashable, Sendable {
  package var numerator: UInt16
  /// At least 1.
  package var denominator: UInt16

  /// Creates a delay; a denominator of 0 becomes 1.
  package init(numerator: UInt16, denominator: UInt16) {
    self.numerator = numerator
    self.denominator = max(1, denominator)
  }

  /// A delay in whole milliseconds, kept within 0...65,535.
  package static func milliseconds(_ count: Int) -> FrameDelay {
    FrameDelay(numerator: UInt16(clamping: count), denominator: 1000)
  }

  /// One frame of so many a second, kept within 1...65,535.
  package static func perSecond(_ frames: Int) -> FrameDelay {
    FrameDelay(numerator: 1, denominator: UInt16(clamping: max(1, frames)))
  }

  var seconds: Double { Double(numerator) / Double(denominator) }
}
