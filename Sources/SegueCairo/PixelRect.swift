import CPixels

/// A half-open rectangle of whole device pixels.
struct PixelRect: Hashable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  var width: Int { max(0, x1 - x0) }
  var height: Int { max(0, y1 - y0) }
  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  func offsetBy(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }

  /// Grown so that every side lies on a multiple of so many pixels.
  func aligned(to x: Int, _ y: Int) -> PixelRect {
    func down(_ value: Int, _ step: Int) -> Int {
      Int((Double(value) / Double(step)).rounded(.down)) * step
    }
    return PixelRect(
      x0: down(x0, x), y0: down(y0, y), x1: -down(-x1, x), y1: -down(-y1, y))
  }

  var c: px_rect { px_rect(x0: Int32(x0), y0: Int32(y0), x1: Int32(x1), y1: Int32(y1)) }
}
