import Foundation

/// Starts `segue` again as the process that runs a compiled file, and tells how it ended.
struct StageLauncher {
  let installation: Installation
  /// Holds the request; the outcome and what is known of a crash come into it.
  let folder: WorkFolder

  private var stack: String { folder("stack.txt") }

  /// The process for one of the hidden commands.
  func process(_ command: String) -> ChildProcess {
    var child = ChildProcess(program: installation.program, arguments: [command, folder.path])
    child.environment["SWIFT_BACKTRACE"] = """
      enable=yes,interactive=no,color=no,limit=64,images=none,registers=none,threads=crashed,\
      sanitize=no,output-to=\(stack)
      """
    // A play is the same each time, whatever order the views' own sets and dictionaries have.
    child.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    child.stackSize = 64 << 20
    return child
  }

  /// Why a process ended that did not come to its own end.
  ///
  /// - Parameter file: The source as the user wrote it.
  func crash(of file: String, end: ChildProcess.End) -> Crash {
    let report = CrashReport((try? String(contentsOfFile: stack, encoding: .utf8)) ?? "")
    let limit = try? String(contentsOfFile: folder(StageProcess.limitFile), encoding: .utf8)
    return Crash(file: file, end: end, report: report, limit: limit ?? "")
  }
}
