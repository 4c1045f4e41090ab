import CHost
import Foundation
import SegueCairo
import SegueClock
import SegueDisplay
import SegueFindings
import SegueGeometry
import SegueMedia
import SegueMotion
import SegueUI
import SegueWeb

/// The process that runs a user's file: loads it, plays it, draws it.
///
/// It works in a folder of its own, which its parent made and empties. A trap in the user's code
/// ends this process only.
@MainActor package enum StageProcess {
  /// The command by which `segue` starts itself as such a process.
  package nonisolated static let command = "__stage"
  /// Where a limit that was reached is named, in the work folder.
  package nonisolated static let limitFile = "limit.txt"
  /// Where the pictures are put, in the work folder.
  package nonisolated static let results = "results"

  /// Plays what the request in a folder asks for, and leaves the outcome there.
  package static func run(folder: String) -> Int32 {
    chost_buffer_output_by_line()
    let limits = open("\(folder)/\(limitFile)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    chost_watch(limits)
    var outcome: PlayOutcome
    do {
      outcome = .played(try play(PlayRequest(folder: folder), in: folder))
    } catch let error as HostError {
      outcome = .failed(error)
    } catch let error as MediaError {
      outcome = .failed(HostError(.file, error.message, effect: "", remedy: ""))
    } catch {
      outcome = .failed(
        HostError(
          .fault, "\(error)", effect: "the play could not be finished",
          remedy: "run it again; if it stays, it is a fault of segue"))
    }
    do {
      try outcome.write(toFolder: folder)
    } catch {
      return ExitStatus.fault.rawValue
    }
    return ExitStatus.done.rawValue
  }

  private static func play(_ request: PlayRequest, in folder: String) throws -> Timeline {
    let file = try LoadedFile(path: request.library)
    let candidate = try PreviewChoice(request).choose(from: try file.candidates())
    let shaper = TextShaper()
    let clock = VirtualClock()
    let configuration = StageConfiguration(request.options, traits: candidate.traits)
    var rootType = ""
    let stage = Stage(
      configuration: configuration, measurer: PangoTextMeasurer(shaper: shaper), clock: clock
    ) {
      let body = candidate.makeBody()
      rootType = String(describing: type(of: body))
      return body
    }
    let player = StagePlayer(stage: stage, options: request.options)
    do {
      try player.play()
    } catch let StageError.noSuchTarget(label, nearest) {
      throw missing(label, nearest)
    } catch let StageError.notTappable(label, tappable) {
      throw notTappable(label, tappable)
    }
    guard !clock.reachedJobLimit else { throw endlessWork }
    let reports = stage.report.messages
    if let bound = reports.first(where: { $0.reason == .boundReached }) {
      throw HostError(
        .view, bound.what, effect: "the picture would depend on where that was cut off",
        remedy: bound.remedy)
    }
    var timeline = Timeline(
      file: request.file, preview: candidate.title, view: ViewName.short(rootType) ?? "",
      stage: Timeline.StageDescription(configuration, request.options))
    timeline.firstSettled = player.firstSettled
    timeline.actions = player.actions
    timeline.events = Timeline.Event.events(in: stage.trace)
    timeline.explanations = player.explanations
    timeline.frames = player.recording.frames.map {
      Timeline.Frame(time: $0.time.seconds, items: $0.list.items.count)
    }
    let followed = player.sampler.tracks()
    timeline.tracks = followed.tracks
    timeline.duration = stage.now.seconds
    timeline.end = player.end
    timeline.notes = PlayNotes.notes(
      on: timeline, options: request.options, restless: stage.restless)
    if timeline.explanations.isEmpty { timeline.notes += stage.silentChanges }
    if candidate.traits.contains(where: { $0.value.kind == .sizeThatFits }) {
      timeline.notes.append(
        "sizeThatFitsLayout is shown on a whole stage, cropped in the filmstrip")
    }
    timeline.notes += reports.map { "\($0.what) [\($0.reason.id)]: \($0.remedy)" }
    if player.sampler.gaveUp {
      timeline.notes.append("there are too many items on the stage to follow each one: no tracks")
    }
    let pictures = Pictures(
      recording: player.recording, timeline: timeline, end: stage.now, shaper: shaper,
      options: request.options)
    let results = "\(folder)/\(results)"
    try FileManager.default.createDirectory(
      atPath: results, withIntermediateDirectories: true)
    try pictures.write(toFolder: results)
    if request.options.writesPage {
      let page = try TimelinePage(timeline, recording: player.recording, followed: followed)
      try page.html(outline: shaper.outline).write(
        toFile: "\(results)/timeline.html", atomically: false, encoding: .utf8)
    }
    try timeline.json().write(to: URL(fileURLWithPath: "\(results)/timeline.json"))
    return timeline
  }

  private static func missing(_ label: String, _ nearest: [String]) -> HostError {
    let there = nearest.map { "\"\($0)\"" }.joined(separator: ", ")
    return HostError(
      .nothingToPlay, "nothing on the stage is labelled \"\(label)\"",
      effect: "there is nothing to tap",
      remedy: nearest.isEmpty
        ? "nothing there can be tapped: add a Button or an onTapGesture"
        : "write one of these: \(there)")
  }

  private static func notTappable(_ label: String, _ tappable: [String]) -> HostError {
    let there = tappable.map { "\"\($0)\"" }.joined(separator: ", ")
    return HostError(
      .nothingToPlay, "nothing happens when \"\(label)\" is tapped",
      effect: "there is nothing to see",
      remedy: tappable.isEmpty
        ? "nothing there can be tapped: add a Button or an onTapGesture"
        : "write one of these: \(there)")
  }

  static var endlessWork: HostError {
    HostError(
      .view, "work on a queue adds more work without end, and no time passes",
      effect: "the stage never comes to its next frame",
      remedy: "let time pass between the steps: `asyncAfter`, or `try await Task.sleep`")
  }
}
