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

  /// How long the first picture is shown before anything moves, and the last one after it.
  private static let lead = Duration.milliseconds(500)
  private static let tail = Duration.milliseconds(1000)
  /// Pixels a frame up to which pictures have the stage's own scale; above, one pixel a point.
  private static let pixelLimit = 600_000.0

  /// Draws everything and writes `animation.png` and `filmstrip.png`.
  func write(toFolder folder: String) throws {
    let renderer = CairoRenderer(scale: scale, shaper: shaper)
    var film = APNGEncoder()
    var changes: [Double] = []
    var last: Bitmap?
    for (index, frame) in recording.frames.enumerated() {
      let bitmap = try renderer.render(frame.list)
      changes.append(last.map { bitmap.change(from: $0) } ?? 0)
      try film.append(bitmap, delay: delay(ofFrame: index))
      last = bitmap
    }
    try write(try film.finish(), to: "\(folder)/animation.png")
    let strip = StripBuilder(
      recording: recording, timeline: timeline, changes: changes, renderer: renderer)
    let page = CairoRenderer(scale: 1, shaper: shaper)
    let composer = FilmstripComposer(
      measurer: PangoTextMeasurer(shaper: shaper), render: page.render)
    try write(
      try PNGEncoder.encode(try composer.compose(try strip.filmstrip())),
      to: "\(folder)/filmstrip.png")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private var scale: Double {
    let stage = timeline.stage
    let pixels = stage.width * stage.height * stage.scale * stage.scale
    return pixels <= Self.pixelLimit ? stage.scale : min(1, stage.scale)
  }

  /// Whole frames where a picture is shown for one, milliseconds otherwise.
  private func delay(ofFrame index: Int) -> FrameDelay {
    let frames = recording.frames
    let isLast = index + 1 == frames.count
    var shown = frames[index].time.distance(to: isLast ? end : frames[index + 1].time)
    if index == 0 { shown += Self.lead }
    if isLast { shown += Self.tail }
    let seconds = shown / .seconds(1)
    let rate = timeline.stage.framesPerSecond
    if abs(seconds * Double(rate) - 1) < 0.01 { return .perSecond(rate) }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}
