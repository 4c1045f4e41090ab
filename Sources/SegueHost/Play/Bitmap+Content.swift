import SegueDisplay
import SegueGeometry

extension Bitmap {
  /// Looking at some rows and columns is enough to tell where things are.
  private static let step = 4

  /// How much of the picture differs from another of the same size, 0...1; a sample of it.
  func change(from other: Bitmap) -> Double {
    guard other.width == width, other.height == height else { return 1 }
    var different = 0
    var seen = 0
    bytes.withUnsafeBufferPointer { new in
      other.bytes.withUnsafeBufferPointer { old in
        for y in stride(from: 0, to: height, by: Self.step) {
          for x in stride(from: 0, to: width, by: Self.step) {
            let place = (y * width + x) * 4
            seen += 1
            let delta =
              abs(Int(new[place]) - Int(old[place]))
              + abs(Int(new[place + 1]) - Int(old[place + 1]))
              + abs(Int(new[place + 2]) - Int(old[place + 2]))
            if delta > 12 { different += 1 }
          }
        }
      }
    }
    return seen == 0 ? 0 : Double(different) / Double(seen)
  }

  /// Where the picture differs from its first pixel, in points; null where it is of one colour.
  func contentBounds(scale: Double) -> CGRect {
    var (left, top, right, bottom) = (width, height, -1, -1)
    bytes.withUnsafeBufferPointer { pixels in
      guard pixels.count >= 4 else { return }
      for y in stride(from: 0, to: height, by: Self.step) {
        for x in stride(from: 0, to: width, by: Self.step) {
          let place = (y * width + x) * 4
          let isGround =
            pixels[place] == pixels[0] && pixels[place + 1] == pixels[1]
            && pixels[place + 2] == pixels[2] && pixels[place + 3] == pixels[3]
          guard !isGround else { continue }
          left = min(left, x)
          right = max(right, x + Self.step)
          top = min(top, y)
          bottom = max(bottom, y + Self.step)
        }
      }
    }
    guard right >= 0 else { return .null }
    return CGRect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left) / scale,
      height: Double(bottom - top) / scale)
  }
}
