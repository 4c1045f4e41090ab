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
  /// Pictures of one change in the filmstrip.
  private static let framesInRow = 8

  /// Draws everything once and writes `animation.png` and `filmstrip.png`.
  func write(toFolder folder: String) throws {
    let rows = self.rows
    let wanted = Set(rows.flatMap(\.indices))
    let renderer = CairoRenderer(scale: scale, shaper: shaper)
    var kept: [Int: Bitmap] = [:]
    var film = APNGEncoder()
    for (index, frame) in recording.frames.enumerated() {
      let bitmap = try renderer.render(frame.list)
      if wanted.contains(index) { kept[index] = bitmap }
      try film.append(bitmap, delay: delay(ofFrame: index))
    }
    try write(try film.finish(), to: "\(folder)/animation.png")
    try write(try filmstrip(rows, kept), to: "\(folder)/filmstrip.png")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private var scale: Double {
    let stage = timeline.stage
    let pixels = stage.width * stage.height * stage.scale * stage.scale
    return pixels <= Self.pixelLimit ? stage.scale : min(1, stage.scale)
  }

  // MARK: The film

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

  // MARK: The filmstrip

  /// One change with the frames that show it.
  private struct Row {
    var title: String
    var explanations: [Timeline.Explanation]
    var indices: [Int]
  }

  private var rows: [Row] {
    var rows: [Row] = []
    let first = timeline.actions.first?.time ?? .infinity
    let opening = indices(from: 0, to: first)
    if timeline.actions.isEmpty || opening.count > 1 {
      rows.append(
        Row(
          title: "\(Report.seconds(0))  opens", explanations: explanations(from: -1, to: first),
          indices: Filmstrip.evenly(Self.framesInRow, of: opening)))
    }
    for (number, action) in timeline.actions.enumerated() {
      let next =
        number + 1 < timeline.actions.count ? timeline.actions[number + 1].time : .infinity
      var moving = indices(from: action.time, to: next)
      // A change in one frame is seen beside what was there before.
      if let start = moving.first, moving.count == 1, start > 0 { moving.insert(start - 1, at: 0) }
      rows.append(
        Row(
          title: "\(Report.seconds(action.time))  tap “\(action.tap)”",
          explanations: explanations(from: action.time, to: next),
          indices: Filmstrip.evenly(Self.framesInRow, of: moving)))
    }
    return rows
  }

  private func indices(from start: Double, to end: Double) -> [Int] {
    recording.frames.indices.filter {
      let time = recording.frames[$0].time.seconds
      return time >= start && time < end
    }
  }

  private func explanations(from start: Double, to end: Double) -> [Timeline.Explanation] {
    timeline.explanations.filter { $0.time >= start && $0.time < end }
  }

  private func filmstrip(_ rows: [Row], _ bitmaps: [Int: Bitmap]) throws -> [UInt8] {
    let name = timeline.view.isEmpty ? timeline.file : timeline.view
    let strip = Filmstrip(
      title: "\(name)  \(timeline.preview)",
      rows: rows.map { row in
        Filmstrip.Row(
          title: row.title, subtitle: row.explanations.flatMap(Self.sentences),
          frames: row.indices.compactMap { index in
            bitmaps[index].map {
              Filmstrip.Frame(time: recording.frames[index].time.seconds, bitmap: $0)
            }
          })
      }, pixelsPerPoint: scale)
    let renderer = CairoRenderer(scale: 1, shaper: shaper)
    let composer = FilmstripComposer(
      measurer: PangoTextMeasurer(shaper: shaper), render: renderer.render)
    return try PNGEncoder.encode(try composer.compose(strip))
  }

  private static func sentences(_ explanation: Timeline.Explanation) -> [String] {
    var sentences = ["\(explanation.headline)   \(explanation.outcome)"]
    if !explanation.remedy.isEmpty { sentences.append("write  \(explanation.remedy)") }
    return sentences
  }
}
