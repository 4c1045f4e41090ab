import CPixels
import CZlib
import SegueDisplay

/// A rectangle of a bitmap as PNG stores it: not premultiplied, filtered, deflated.
struct PNGPixels {
  /// Pixels of the bitmap.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// Three bytes a pixel where alpha says nothing, else four.
  var depth: Int

  /// How hard zlib looks for what repeats.
  enum Effort: Int32 {
    /// For films: a third of the time, and a sixth more bytes.
    case fast = 3
    case thorough = 6
  }

  /// The zlib stream of the rectangle's rows.
  func deflated(from bitmap: Bitmap, effort: Effort) throws(MediaError) -> [UInt8] {
    let straight = straightened(from: bitmap)
    let count = height * (width * depth + 1)
    let filtered = [UInt8](unsafeUninitializedCapacity: count) { to, written in
      let status = straight.withUnsafeBufferPointer { from in
        px_png_filter(to.baseAddress, from.baseAddress, Int32(width), Int32(height), Int32(depth))
      }
      written = status == 0 ? count : 0
    }
    guard filtered.count == count else {
      throw MediaError(
        message: "no memory for \(count) bytes of a picture; it cannot be written; "
          + "free some memory or make the picture smaller")
    }
    return try Self.compressed(filtered, effort)
  }

  private func straightened(from bitmap: Bitmap) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { to, written in
      guard let to = to.baseAddress else { return }
      bitmap.bytes.withUnsafeBufferPointer { from in
        guard let from = from.baseAddress else { return }
        for row in 0..<height {
          let start = from + ((y + row) * bitmap.width + x) * 4
          px_unpremultiply(to + row * width * 4, start, Int32(width))
        }
      }
      written = width * height * 4
      guard depth == 3 else { return }
      px_drop_alpha(to, to, Int32(width * height))
      written = width * height * 3
    }
  }

  private static func compressed(
    _ bytes: [UInt8], _ effort: Effort
  ) throws(MediaError) -> [UInt8] {
    var length = compressBound(UInt(bytes.count))
    var status = Z_OK
    let stream = [UInt8](unsafeUninitializedCapacity: Int(length)) { to, written in
      bytes.withUnsafeBufferPointer { from in
        status = compress2(
          to.baseAddress, &length, from.baseAddress, UInt(from.count), effort.rawValue)
      }
      written = status == Z_OK ? Int(length) : 0
    }
    guard status == Z_OK else {
      throw MediaError(
        message: "zlib could not compress \(bytes.count) bytes (status \(status)); "
          + "the picture would be damaged; free some memory or make the picture smaller")
    }
    return stream
  }
}
