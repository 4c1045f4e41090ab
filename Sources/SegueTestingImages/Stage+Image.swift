import SegueCairo
import SegueDisplay
public import SegueGeometry
import SegueMedia
public import SegueTesting
public import SegueUI

extension SegueTesting.Stage {
  /// A stage whose text is measured with the fonts that it is drawn with.
  ///
  /// Pictures then look as they do on screen; without it every character is half its size wide.
  public static func withFonts<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), options: StageOptions = StageOptions(),
    @ViewBuilder content: @escaping () -> Content
  ) -> SegueTesting.Stage {
    SegueTesting.Stage(
      size: size, options: options, measurer: PangoTextMeasurer(), content: content)
  }

  /// Compares what is drawn now with a picture beside the test, `Snapshots/TESTFILE/NAME.png`.
  ///
  /// Where they differ, `NAME.new.png` and `NAME.diff.png` are written beside it; the second shows
  /// in red what has changed. `SEGUE_ACCEPT=1 swift test` accepts what is seen.
  ///
  /// - Parameters:
  ///   - tolerance: How far a channel may be off, 0...255.
  ///   - scale: Pixels a point, above 0.
  /// - Throws: A ``StageFailure`` that counts the pixels, or an error of the file system.
  public func matchImage(
    _ name: String, tolerance: Int = 0, scale: Double = 2, file: StaticString = #filePath
  ) throws {
    let bitmap = try CairoRenderer(scale: scale).render(displayList)
    try match(bitmap, Golden(name, type: "png", beside: "\(file)"), tolerance: tolerance)
  }

  /// Compares frames of the time to come, side by side, with a picture beside the test.
  ///
  /// Lets time pass up to the last frame.
  ///
  ///     try stage.tap("Toggle")
  ///     try stage.matchFilmstrip("slides in", every: .milliseconds(250), frames: 5)
  ///
  /// - Parameters:
  ///   - interval: The time between two frames; the first one is now.
  ///   - frames: At least 1.
  public func matchFilmstrip(
    _ name: String, every interval: Duration, frames: Int, tolerance: Int = 0, scale: Double = 1,
    file: StaticString = #filePath
  ) throws {
    let renderer = CairoRenderer(scale: scale)
    var strip: [Bitmap] = []
    for index in 0..<max(1, frames) {
      if index > 0 { advance(by: interval) }
      strip.append(try renderer.render(displayList))
    }
    try match(
      strip.sideBySide(gap: 2), Golden(name, type: "png", beside: "\(file)"), tolerance: tolerance)
  }

  private func match(_ bitmap: Bitmap, _ golden: Golden, tolerance: Int) throws {
    try golden.match(try PNGEncoder.encode(bitmap)) { _ in
      guard let expected = PNGPicture.read(golden.path()) else {
        return "a golden that is no PNG file"
      }
      let difference = PictureDifference(expected, bitmap, tolerance: tolerance)
      guard !difference.isEmpty else { return nil }
      if let picture = difference.picture {
        try golden.write(try PNGEncoder.encode(picture), ".diff")
      }
      return difference.description
    }
  }
}

extension [Bitmap] {
  /// All of them in a row, as high as the highest, with grey between them.
  fileprivate func sideBySide(gap: Int) -> Bitmap {
    let height = map(\.height).max() ?? 1
    let width = reduce(0) { $0 + $1.width } + gap * Swift.max(0, count - 1)
    var strip = Bitmap(width: Swift.max(1, width), height: height)
    for index in strip.bytes.indices { strip.bytes[index] = index % 4 == 3 ? 255 : 128 }
    var left = 0
    for bitmap in self {
      for row in 0..<bitmap.height {
        let from = row * bitmap.width * 4
        let to = (row * strip.width + left) * 4
        strip.bytes.replaceSubrange(
          to..<to + bitmap.width * 4, with: bitmap.bytes[from..<from + bitmap.width * 4])
      }
      left += bitmap.width + gap
    }
    return strip
  }
}
