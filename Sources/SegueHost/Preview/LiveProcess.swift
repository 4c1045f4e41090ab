import CHost
import Foundation
import SegueCairo
import SegueClock
import SegueUI

/// The process that shows a user's file live: it hears of touches, and tells what is to be drawn.
///
/// A trap in the user's code ends this process only.
@MainActor package enum LiveProcess {
  /// The command by which `segue` starts itself as such a process.
  package nonisolated static let command = "__live"

  /// Shows what the request in a folder asks for, until the line at standard input ends.
  package static func run(folder: String, generation: Int) -> Int32 {
    chost_buffer_output_by_line()
    let limits = open("\(folder)/\(StageProcess.limitFile)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    chost_watch(limits)
    // The user's code finds an empty standard input.
    let channel = LiveChannel(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    do {
      let stage = try makeStage(try PlayRequest(folder: folder), generation, channel)
      stage.run()
    } catch let error as HostError {
      channel.send(LiveMessage.line("problem", LiveMessage.Problem(error)))
    } catch {
      let fault = HostError(
        .fault, "\(error)", effect: "the view cannot be shown",
        remedy: "save the file again; if it stays, it is a fault of segue")
      channel.send(LiveMessage.line("problem", LiveMessage.Problem(fault)))
    }
    return ExitStatus.done.rawValue
  }

  private static func makeStage(
    _ request: PlayRequest, _ generation: Int, _ channel: LiveChannel
  ) throws -> LiveStage {
    let file = try LoadedFile(path: request.library)
    let candidate = try PreviewChoice(request).choose(from: try file.candidates())
    let configuration = StageConfiguration(request.options, traits: candidate.traits)
    var rootType = ""
    let clock = VirtualClock()
    let shaper = TextShaper()
    let stage = Stage(
      configuration: configuration, measurer: PangoTextMeasurer(shaper: shaper),
      clock: clock
    ) {
      let body = candidate.makeBody()
      rootType = String(describing: type(of: body))
      return body
    }
    let live = LiveStage(
      stage: stage, clock: clock, channel: channel, outline: shaper.outline)
    live.start {
      LiveMessage.StageNote(
        file: request.file, preview: candidate.title,
        view: ViewName.short(rootType) ?? candidate.title,
        width: Double(configuration.size.width), height: Double(configuration.size.height),
        generation: generation)
    }
    return live
  }
}
