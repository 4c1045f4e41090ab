import Foundation
import SegueCairo
import SegueDisplay
import SegueMedia
import SegueMotion

/// A recording as files to look at.
struct Pictures {
  let recording: Recording
  let timeline: Timeline
  /// When the play was over.
  let end: Timestamp
  let shaper: TextShaper
  let options: PlayOptions

  /// How long the first picture is shown before anything moves, and the last one after it.
  private static let lead = Duration.milliseconds(500)
  private static let tail = Duration.milliseconds(1000)
  /// Pixels a frame up to which pictures have the stage's own scale; above, one pixel a point.
  private static let pixelLimit = 600_000.0

  /// Draws everything; writes `animation.png`, `filmstrip.png` and what else was asked for.
  ///
  /// Each film is written in a thread of its own, while the next frames are drawn.
  func write(toFolder folder: String) throws {
    let renderer = CairoRenderer(scale: scale, shaper: shaper)
    let films = films(in: folder)
    var changes: [Double] = []
    var last: Bitmap?
    var time = 0.0
    for (index, frame) in recording.frames.enumerated() {
      tellProgress(index)
      let bitmap = try renderer.render(frame.list)
      changes.append(last.map { bitmap.change(from: $0) } ?? 0)
      let shown = shownTime(ofFrame: index)
      let shot = FilmWriter.Shot(
        bitmap: bitmap, delay: delay(shown), from: time, to: time + shown)
      for film in films { try film.add(shot) }
      time += shown
      last = bitmap
    }
    let strip = StripBuilder(
      recording: recording, timeline: timeline, changes: changes, renderer: renderer)
    let page = CairoRenderer(scale: 1, shaper: shaper)
    let composer = FilmstripComposer(
      measurer: PangoTextMeasurer(shaper: shaper), render: page.render)
    try write(
      try PNGEncoder.encode(try composer.compose(try strip.filmstrip())),
      to: "\(folder)/filmstrip.png")
    for film in films { try film.finish() }
  }

  private func films(in folder: String) -> [FilmWriter] {
    let rate = timeline.stage.framesPerSecond
    var films = [FilmWriter.png(to: "\(folder)/animation.png")]
    if options.writesWebP { films.append(.webP(to: "\(folder)/animation.webp")) }
    if options.writesMP4 {
      films.append(.ffmpeg(to: "\(folder)/animation.mp4", framesPerSecond: rate))
    }
    // Its delays are hundredths of a second; players slow down what is shorter than two.
    if options.writesGIF {
      films.append(.ffmpeg(to: "\(folder)/animation.gif", framesPerSecond: min(rate, 50)))
    }
    return films
  }

  private func tellProgress(_ index: Int) {
    guard options.showsProgress, index % 10 == 0 else { return }
    let text = "\(ProgressLine.mark)drawing frame \(index) of \(recording.frames.count)\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private var scale: Double {
    let stage = timeline.stage
    let pixels = stage.width * stage.height * stage.scale * stage.scale
    return pixels <= Self.pixelLimit ? stage.scale : min(1, stage.scale)
  }

  /// Seconds for which the film shows a frame.
  private func shownTime(ofFrame index: Int) -> Double {
    let frames = recording.frames
    let isLast = index + 1 == frames.count
    var shown = frames[index].time.distance(to: isLast ? end : frames[index + 1].time)
    if index == 0 { shown += Self.lead }
    if isLast { shown += Self.tail }
    return shown / .seconds(1)
  }

  /// Whole frames where a picture is shown for one, milliseconds otherwise.
  private func delay(_ seconds: Double) -> FrameDelay {
    let rate = timeline.stage.framesPerSecond
    if abs(seconds * Double(rate) - 1) < 0.01 { return .perSecond(rate) }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}
