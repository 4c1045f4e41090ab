package import SegueDisplay

/// How two pictures differ.
package struct PictureDifference: CustomStringConvertible {
  private let expected: Bitmap
  private let seen: Bitmap
  private var pixels = 0
  private var largest = 0
  /// What is seen, pale, with red where it differs; nil where the sizes differ.
  package private(set) var picture: Bitmap?

  package init(_ expected: Bitmap, _ seen: Bitmap, tolerance: Int) {
    self.expected = expected
    self.seen = seen
    guard expected.width == seen.width, expected.height == seen.height else { return }
    var picture = seen
    for pixel in stride(from: 0, to: seen.bytes.count, by: 4) {
      var worst = 0
      for channel in pixel..<pixel + 4 {
        worst = max(worst, abs(Int(seen.bytes[channel]) - Int(expected.bytes[channel])))
      }
      if worst > tolerance {
        pixels += 1
        largest = max(largest, worst)
        picture.bytes.replaceSubrange(pixel..<pixel + 4, with: [255, 0, 0, 255])
      } else {
        for channel in pixel..<pixel + 3 {
          picture.bytes[channel] = UInt8(191 + Int(seen.bytes[channel]) / 4)
        }
        picture.bytes[pixel + 3] = 255
      }
    }
    self.picture = picture
  }

  package var isEmpty: Bool { picture != nil && pixels == 0 }

  package var description: String {
    guard picture != nil else {
      return "\(seen.width) × \(seen.height) pixels in place of "
        + "\(expected.width) × \(expected.height)"
    }
    return "\(pixels) of \(seen.width * seen.height) pixels differ, the most by \(largest) of 255"
  }
}
