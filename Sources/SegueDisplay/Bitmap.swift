/// Pixels in memory: red, green, blue, alpha, one byte each, premultiplied, rows from the top.
package struct Bitmap: Hashable, Sendable {
  /// Pixels.
  package let width: Int
  package let height: Int
  /// `width * height * 4` bytes.
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a bitmap needs four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A bitmap of transparent black.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: Array(repeating: 0, count: width * height * 4))
  }
}
