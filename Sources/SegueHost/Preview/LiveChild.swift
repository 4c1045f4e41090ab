import Foundation
import SegueWeb

/// A running stage process as its parent sees it.
///
/// A class, because it owns the process and its folder: both end with it.
final class LiveChild {
  let channel: LiveChannel
  private let process: pid_t
  private let errors: FilteredErrors
  private let launcher: StageLauncher
  private let file: String
  private var isRunning = true
  /// It has told why it ends.
  private var hasToldProblem = false

  init(_ product: LiveCompilation.Product, installation: Installation, generation: Int) throws {
    launcher = StageLauncher(installation: installation, folder: product.folder)
    file = product.request.file
    errors = try FilteredErrors()
    let ends = try LiveChannel.pair()
    channel = ends.own
    defer { close(ends.childs) }
    var child = launcher.process(LiveProcess.command)
    child.arguments.append("\(generation)")
    child.input = ends.childs
    child.errors = errors.descriptor
    process = try child.start()
  }

  deinit { end() }

  /// What it has said since the last time.
  func events() -> [PageEvent] {
    channel.lines().compactMap { line in
      guard let space = line.firstIndex(of: " ") else { return nil }
      let name = String(line[..<space])
      if name == "problem" { hasToldProblem = true }
      return PageEvent(name, String(line[line.index(after: space)...]))
    }
  }

  /// After it has ended by itself: why; nil where it has told that.
  func crash() -> HostError? {
    guard isRunning else { return nil }
    isRunning = false
    let end = ChildProcess.wait(for: process)
    errors.finish()
    guard !hasToldProblem else { return nil }
    var crash = launcher.crash(of: file, end: end)
    crash.effect = "the view ended there; it starts again when the file is saved"
    return crash.error
  }

  /// Ends it at once.
  func end() {
    guard isRunning else { return }
    isRunning = false
    kill(-process, SIGKILL)
    _ = ChildProcess.wait(for: process)
    errors.finish()
  }
}
