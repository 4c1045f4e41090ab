import Foundation
import SegueCairo
import SegueDisplay
import SegueMedia
import SegueMotion

/// A recording as files to look at.
struct Pictures {
  let recording: Recording
  let actions: [Timeline.Action]
  let options: PlayOptions
  /// When the play was over.
  let end: Timestamp
  let shaper: TextShaper

  /// How long the first picture is shown before anything moves, and the last one after it.
  private static let lead = Duration.milliseconds(500)
  private static let tail = Duration.milliseconds(1000)
  /// Pixels a frame up to which a film has the stage's own scale; above, one pixel a point.
  private static let filmPixels = 600_000.0

  func write(toFolder folder: String) throws {
    try write(try film(), to: "\(folder)/animation.png")
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private var filmScale: Double {
    guard let size = recording.frames.first?.list.size else { return 1 }
    let pixels = Double(size.width) * Double(size.height) * options.scale * options.scale
    return pixels <= Self.filmPixels ? options.scale : min(1, options.scale)
  }

  private func film() throws -> [UInt8] {
    let renderer = CairoRenderer(scale: filmScale, shaper: shaper)
    var encoder = APNGEncoder()
    let frames = recording.frames
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].time : end
      var shown = frame.time.distance(to: next)
      if index == 0 { shown += Self.lead }
      if index + 1 == frames.count { shown += Self.tail }
      try encoder.append(try renderer.render(frame.list), delay: delay(shown))
    }
    return try encoder.finish()
  }

  /// Whole frames where a picture is shown for one, milliseconds otherwise.
  private func delay(_ shown: Duration) -> FrameDelay {
    let seconds = shown / .seconds(1)
    let rate = options.framesPerSecond
    if abs(seconds * Double(rate) - 1) < 0.01 { return .perSecond(rate) }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}
