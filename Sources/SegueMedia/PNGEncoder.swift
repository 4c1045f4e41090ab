import CPixels
package import SegueDisplay

/// Writes a still picture.
///
/// The same bitmap gives the same bytes. Where every pixel is opaque the file has no alpha channel.
///
///     try PNGEncoder.encode(Bitmap(width: 1, height: 1))  // 0x89, 0x50, 0x4E, 0x47, …
package enum PNGEncoder {
  /// The bytes of a PNG file.
  package static func encode(_ bitmap: Bitmap) throws(MediaError) -> [UInt8] {
    try requireContent(bitmap)
    let isOpaque = bitmap.bytes.withUnsafeBufferPointer {
      px_is_opaque($0.baseAddress, Int32(bitmap.width * bitmap.height)) != 0
    }
    let pixels = PNGPixels(
      x: 0, y: 0, width: bitmap.width, height: bitmap.height, depth: isOpaque ? 3 : 4)
    var file = PNGChunks()
    file.append(
      "IHDR", header(width: bitmap.width, height: bitmap.height, depth: pixels.depth))
    file.append("sRGB", [0])
    file.append("IDAT", try pixels.deflated(from: bitmap, effort: .thorough))
    file.append("IEND", [])
    return file.bytes
  }

  static func header(width: Int, height: Int, depth: Int) -> [UInt8] {
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    // Eight bits a channel, colours with or without alpha, deflate, adaptive filters, no interlace.
    header += [8, depth == 4 ? 6 : 2, 0, 0, 0]
    return header
  }

  static func requireContent(_ bitmap: Bitmap) throws(MediaError) {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw MediaError(
        message: "a picture of \(bitmap.width)×\(bitmap.height) pixels was asked for; "
          + "an image file needs at least one pixel; give the stage a size above 0 points")
    }
  }
}
