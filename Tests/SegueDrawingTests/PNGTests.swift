import SegueDisplay
import SegueGeometry
import SegueMedia
import Testing

struct PNGTests {
  /// A picture with gradients, edges and, where asked for, transparent parts.
  private func picture(_ width: Int, _ height: Int, seed: Int, isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = isOpaque ? 255 : (x * 31 + y * 17 + seed) % 256
        let color = [x * 3 + seed, y * 5, (x ^ y) &* 7 + seed].map { $0 % 256 * alpha / 255 }
        for (c, value) in (color + [alpha]).enumerated() {
          bitmap.bytes[(y * width + x) * 4 + c] = UInt8(value)
        }
      }
    }
    return bitmap
  }

  @Test(arguments: [(1, 1), (3, 7), (64, 33)], [true, false])
  func `a PNG holds the picture exactly`(_ size: (Int, Int), _ isOpaque: Bool) throws {
    let bitmap = picture(size.0, size.1, seed: 9, isOpaque: isOpaque)
    let file = try PNGEncoder.encode(bitmap)
    let decoded = try PNGDecoder(file)
    #expect(decoded.width == size.0 && decoded.height == size.1)
    #expect(decoded.frames.first?.pixels == bitmap.straight)
    #expect(decoded.depth == (isOpaque || bitmap.bytes.allSatisfy { $0 == 255 } ? 3 : 4))
    #expect(try PNGEncoder.encode(bitmap) == file)
  }

  @Test func `rows of flat colours are stored as they are, all others by what tells them best`()
    throws
  {
    // Three colours next to each other above, a slope of many below.
    var bitmap = Bitmap(width: 60, height: 20)
    for y in 0..<20 {
      for x in 0..<60 {
        let value = y < 10 ? UInt8(x / 20 * 90) : UInt8(x * 4 + y)
        for c in 0..<4 { bitmap.bytes[(y * 60 + x) * 4 + c] = c == 3 ? 255 : value }
      }
    }
    var film = APNGEncoder()
    try film.append(bitmap, delay: .perSecond(60))
    for file in [try PNGEncoder.encode(bitmap), try film.finish()] {
      let frame = try #require(try PNGDecoder(file).frames.first)
      #expect(frame.pixels == bitmap.straight)
      #expect(frame.filters.prefix(10).allSatisfy { $0 == 0 })
      #expect(frame.filters.dropFirst(10).allSatisfy { $0 != 0 })
    }
  }

  @Test func `a picture without pixels is refused with a remedy`() {
    let error = #expect(throws: MediaError.self) {
      try PNGEncoder.encode(Bitmap(width: 0, height: 4))
    }
    #expect(
      error?.message == "a picture of 0×4 pixels was asked for; "
        + "an image file needs at least one pixel; give the stage a size above 0 points")
  }

  @Test(arguments: [true, false])
  func `a film comes back frame by frame`(_ isOpaque: Bool) throws {
    var frames = [picture(40, 30, seed: 1, isOpaque: isOpaque)]
    for step in 1...5 {
      var next = frames[step - 1]
      // One pixel, a block, nothing, another block, everything.
      switch step {
      case 1: next.bytes[(12 * 40 + 7) * 4] ^= 1
      case 2, 4:
        for y in 5..<(9 + step) { for x in 20..<25 { next.bytes[(y * 40 + x) * 4 + 1] /= 2 } }
      case 5: next = picture(40, 30, seed: 2, isOpaque: isOpaque)
      default: break
      }
      frames.append(next)
    }
    var film = APNGEncoder()
    for (index, frame) in frames.enumerated() {
      try film.append(frame, delay: index == 0 ? .milliseconds(250) : .perSecond(60))
    }
    let decoded = try PNGDecoder(try film.finish())
    #expect(decoded.plays == 0)
    #expect(decoded.frames.map(\.pixels) == frames.map(\.straight))
    #expect(decoded.frames.map(\.delay) == [[250, 1000]] + Array(repeating: [1, 60], count: 5))
    #expect(decoded.frames[1].area == CGRect(x: 7, y: 12, width: 1, height: 1))
    #expect(decoded.frames[2].area.width == 5)
    #expect(decoded.frames[3].area.size == CGSize(width: 1, height: 1))
    #expect(try film.finish() == film.finish())
  }

  @Test func `films without frames and of two sizes are refused`() throws {
    #expect(throws: MediaError.self) { try APNGEncoder().finish() }
    var film = APNGEncoder()
    try film.append(Bitmap(width: 4, height: 4), delay: .milliseconds(1))
    let error = #expect(throws: MediaError.self) {
      try film.append(Bitmap(width: 5, height: 4), delay: .milliseconds(1))
    }
    #expect(
      error?.message == "frame 1 has 5×4 pixels where the film has 4×4; "
        + "players show one size only; render every frame at the size and scale of the first")
  }

  @Test(arguments: [
    (FrameDelay.milliseconds(70_000), 65_535, 1000), (.milliseconds(-5), 0, 1000),
    (.perSecond(0), 1, 1), (FrameDelay(numerator: 3, denominator: 0), 3, 1),
  ])
  func `delays stay within what the format holds`(
    _ delay: FrameDelay, _ numerator: Int, _ denominator: Int
  ) {
    #expect(Int(delay.numerator) == numerator)
    #expect(Int(delay.denominator) == denominator)
  }
}
