import Foundation

/// How long the stage may take to come to its next frame.
enum StepLimit {
  /// Seconds of work: 5, or what SEGUE_STEP_SECONDS says.
  static var cpuSeconds: UInt32 {
    let asked = ProcessInfo.processInfo.environment["SEGUE_STEP_SECONDS"].flatMap { UInt32($0) }
    return max(1, asked ?? 5)
  }

  /// Seconds altogether, work and waiting.
  static let realSeconds: UInt32 = 30
}
