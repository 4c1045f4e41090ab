import SegueCairo
import SegueDisplay
import SegueGeometry
import SegueMedia
import SegueMotion

/// Chooses what a filmstrip shows of a recording.
struct StripBuilder {
  let recording: Recording
  let timeline: Timeline
  /// How much each frame differs from the one before, 0...1.
  let changes: [Double]
  let renderer: CairoRenderer

  /// Pictures of one change.
  private static let framesInRow = 8
  /// A spring moves long after anybody sees it; less change than this ends what is worth showing.
  private static let visibleChange = 0.0005

  func filmstrip() throws -> Filmstrip {
    let name = timeline.view.isEmpty ? timeline.file : timeline.view
    var content = CGRect.null
    let rows = try self.rows.map { row in
      let tracks = StripTracks(timeline.tracks, over: row.indices.map(time))
      return Filmstrip.Row(
        title: row.title, subtitle: row.sentences + tracks.remarks,
        frames: try row.indices.map { index in
          let bitmap = try renderer.render(recording.frames[index].list)
          content = content.union(bitmap.contentBounds(scale: renderer.scale))
          return Filmstrip.Frame(time: time(index), bitmap: bitmap)
        }, curves: tracks.curves, phases: tracks.phases)
    }
    return Filmstrip(
      title: "\(name)  \(timeline.preview)", rows: rows, cropping: cropping(content),
      pixelsPerPoint: renderer.scale)
  }

  /// Around the content, unless that leaves out little; the middle of the stage stays in the middle.
  private func cropping(_ content: CGRect) -> CGRect? {
    let stage = CGRect(x: 0, y: 0, width: timeline.stage.width, height: timeline.stage.height)
    guard !content.isNull else { return nil }
    let halfWidth = max(stage.midX - content.minX, content.maxX - stage.midX)
    let part = CGRect(
      x: stage.midX - halfWidth, y: content.minY, width: 2 * halfWidth, height: content.height
    ).insetBy(dx: -24, dy: -24).intersection(stage)
    return part.width * part.height < stage.width * stage.height * 0.8 ? part : nil
  }

  /// One change with the frames that show it.
  private struct Row {
    var title: String
    var sentences: [String]
    var indices: [Int]
  }

  private var rows: [Row] {
    var rows: [Row] = []
    let actions = timeline.actions
    let opening = indices(from: 0, to: actions.first?.time ?? .infinity)
    if actions.isEmpty || opening.count > 1 {
      rows.append(
        Row(
          title: "\(Report.seconds(0))  opens", sentences: sentences(after: nil),
          indices: chosen(opening)))
    }
    for (number, action) in actions.enumerated() {
      let next = number + 1 < actions.count ? actions[number + 1].time : .infinity
      var moving = indices(from: action.time, to: next)
      // A change in one frame is seen beside what was there before.
      if let start = moving.first, moving.count == 1, start > 0 { moving.insert(start - 1, at: 0) }
      rows.append(
        Row(
          title: "\(Report.seconds(action.time))  tap “\(action.tap)”",
          sentences: sentences(after: number), indices: chosen(moving)))
    }
    return rows
  }

  private func time(_ index: Int) -> Double { recording.frames[index].time.seconds }

  private func indices(from start: Double, to end: Double) -> [Int] {
    recording.frames.indices.filter {
      time($0) >= start && time($0) < end
    }
  }

  /// Evenly spread over what can be seen to move, and the end.
  private func chosen(_ indices: [Int]) -> [Int] {
    guard let last = indices.last, indices.count > Self.framesInRow else { return indices }
    let visible = indices.lastIndex { changes[$0] >= Self.visibleChange }
    let moving = Array(indices[...(visible ?? indices.count - 1)])
    let picked = Filmstrip.evenly(Self.framesInRow - 1, of: moving)
    return picked.last == last ? picked : picked + [last]
  }

  private func sentences(after action: Int?) -> [String] {
    timeline.explanations(after: action).flatMap { explanation, count -> [String] in
      let times = count > 1 ? "   ×\(count)" : ""
      var sentences = ["\(explanation.headline)\(times)   \(explanation.outcome)"]
      if !explanation.remedy.isEmpty { sentences.append("write  \(explanation.remedy)") }
      return sentences
    }
  }
}
