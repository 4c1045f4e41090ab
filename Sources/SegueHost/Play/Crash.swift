import Foundation

/// The end of a stage process that did not come to its own end.
struct Crash {
  /// As the user wrote it.
  let file: String
  let end: ChildProcess.End
  let report: CrashReport
  /// Which bound was reached: `cpu`, `real`, or nothing.
  let limit: String
  /// What a trap means for the person who waits.
  var effect = "the play ended there, and nothing was written"

  var error: HostError {
    switch limit {
    case "cpu":
      HostError(
        .view, "\(place) worked for \(StepLimit.cpuSeconds) s without coming to an end",
        effect: "the stage never comes to its next frame",
        remedy: "end the loop, or move the work out of `body`")
    case "real":
      HostError(
        .view, "\(place) waited for \(StepLimit.realSeconds) s",
        effect: "the stage never comes to its next frame",
        remedy: "await the work: waiting on the main thread for captured work never ends")
    default: trap
    }
  }

  private var trap: HostError {
    let isOwn = report.innermost(in: FileCompiler.absolute(file)) == nil
    let how =
      switch end {
      case .exit(let status): "ended the program with status \(status)"
      case .signal(SIGSEGV), .signal(SIGBUS): "went beyond its memory or its stack"
      case .signal(SIGKILL): "was killed"
      case .signal: "trapped"
      }
    return HostError(
      .view, "\(place) \(how)", effect: effect,
      remedy: isOwn
        ? "if no code of yours does this, it is a fault of segue" : "repair that line")
  }

  /// As in `Card.body.getter (Card.swift:12)`.
  private var place: String {
    guard let frame = report.innermost(in: FileCompiler.absolute(file)) else {
      return "`\(file)`"
    }
    let name = URL(fileURLWithPath: file).lastPathComponent
    return "`\(frame.function)` (\(frame.line > 0 ? "\(name):\(frame.line)" : name))"
  }
}
