extension Bitmap {
  /// One pixel's red, green, blue and alpha, premultiplied; nil outside.
  package subscript(x: Int, y: Int) -> [UInt8]? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = (y * width + x) * 4
    return Array(bytes[start..<(start + 4)])
  }
}
