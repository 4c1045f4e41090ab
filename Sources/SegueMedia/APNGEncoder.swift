import CPixels
package import SegueDisplay

/// Writes a film as an animated PNG that plays for ever.
///
/// Frames are exact. Each one after the first holds only the rectangle that changed; one where
/// nothing did costs about a hundred bytes. Only the frame before is kept in memory.
///
///     var film = APNGEncoder()
///     for frame in frames { try film.append(frame, delay: .perSecond(60)) }
///     let bytes = try film.finish()
package struct APNGEncoder {
  private var width = 0
  private var height = 0
  private var last: Bitmap?
  private var frames: [Frame] = []

  private struct Frame {
    var place: PNGPixels
    var delay: FrameDelay
    var stream: [UInt8]
  }

  package init() {}

  /// Adds a frame; all have the size of the first.
  package mutating func append(_ bitmap: Bitmap, delay: FrameDelay) throws(MediaError) {
    try PNGEncoder.requireContent(bitmap)
    let place: PNGPixels
    if let last {
      guard bitmap.width == width, bitmap.height == height else {
        throw MediaError(
          message: "frame \(frames.count) has \(bitmap.width)×\(bitmap.height) pixels where "
            + "the film has \(width)×\(height); players show one size only; "
            + "render every frame at the size and scale of the first")
      }
      place = Self.change(from: last, to: bitmap)
    } else {
      width = bitmap.width
      height = bitmap.height
      place = PNGPixels(x: 0, y: 0, width: width, height: height, depth: 4)
    }
    frames.append(
      Frame(place: place, delay: delay, stream: try place.deflated(from: bitmap, effort: .fast)))
    last = bitmap
  }

  /// The bytes of the file.
  package func finish() throws(MediaError) -> [UInt8] {
    guard !frames.isEmpty else {
      throw MediaError(
        message: "a film without frames was asked for; there is nothing to show; "
          + "append at least one frame before finishing")
    }
    var file = PNGChunks()
    file.append("IHDR", PNGEncoder.header(width: width, height: height, depth: 4))
    file.append("sRGB", [0])
    var animation: [UInt8] = []
    animation.append(bigEndian: UInt32(frames.count))
    animation.append(bigEndian: 0 as UInt32)
    file.append("acTL", animation)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file.append("fcTL", Self.control(frame, sequence: sequence))
      sequence += 1
      if index == 0 {
        file.append("IDAT", frame.stream)
      } else {
        var content: [UInt8] = []
        content.append(bigEndian: sequence)
        file.append("fdAT", content + frame.stream)
        sequence += 1
      }
    }
    file.append("IEND", [])
    return file.bytes
  }

  private static func change(from old: Bitmap, to new: Bitmap) -> PNGPixels {
    let area = old.bytes.withUnsafeBufferPointer { old in
      new.bytes.withUnsafeBufferPointer {
        px_difference(
          old.baseAddress, $0.baseAddress, Int32(new.width), Int32(new.height))
      }
    }
    // A frame holds at least one pixel, even if nothing changed.
    return PNGPixels(
      x: Int(area.x0), y: Int(area.y0), width: max(1, Int(area.x1 - area.x0)),
      height: max(1, Int(area.y1 - area.y0)), depth: 4)
  }

  private static func control(_ frame: Frame, sequence: UInt32) -> [UInt8] {
    var content: [UInt8] = []
    content.append(bigEndian: sequence)
    for value in [frame.place.width, frame.place.height, frame.place.x, frame.place.y] {
      content.append(bigEndian: UInt32(value))
    }
    content.append(bigEndian: frame.delay.numerator)
    content.append(bigEndian: frame.delay.denominator)
    // Leave the frame in place; overwrite, do not blend.
    content += [0, 0]
    return content
  }
}
