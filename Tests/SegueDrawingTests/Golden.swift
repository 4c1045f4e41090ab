import Foundation
import SegueDisplay
import SegueMedia
import Testing

/// Compares pictures with those in the folder Goldens.
///
/// With SEGUE_RECORD=1 in the environment the folder is written anew instead.
enum Golden {
  /// - Parameter tolerance: How much a component of a pixel may differ, of 255.
  static func expect(
    _ bitmap: Bitmap, _ name: String, tolerance: Int = 2, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let url = folder.appendingPathComponent(name + ".png")
    #expect(bitmap.width <= 64 && bitmap.height <= 64, sourceLocation: location)
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      try Data(try PNGEncoder.encode(bitmap)).write(to: url)
      return
    }
    let decoded = try PNGDecoder([UInt8](Data(contentsOf: url)))
    let expected = try #require(decoded.frames.first, sourceLocation: location).pixels
    let actual = bitmap.straight
    #expect(expected.count == actual.count, sourceLocation: location)
    let worst = zip(expected, actual).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(
      worst <= tolerance, "\(name).png differs by \(worst) of 255", sourceLocation: location)
  }
}
