import SegueCairo
import SegueDisplay
import SegueGeometry

/// Draws items on a white stage of so many points, one pixel a point unless said otherwise.
func drawn(
  _ items: [DisplayItem], _ width: CGFloat = 20, _ height: CGFloat = 20, scale: Double = 1,
  background: RGBA? = .white
) throws -> Bitmap {
  let list = DisplayList(
    size: CGSize(width: width, height: height), background: background, items: items)
  return try CairoRenderer(scale: scale).render(list)
}

func rectangle(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA
) -> DisplayItem {
  .shape(
    ShapeItem(
      outline: .rectangle(CGRect(x: x, y: y, width: width, height: height)),
      paint: .color(color)))
}

func group(_ effect: GroupEffect, _ items: DisplayItem...) -> [DisplayItem] {
  [.begin(effect)] + items + [.end]
}

func group(_ effect: GroupEffect, _ items: [DisplayItem]) -> [DisplayItem] {
  [.begin(effect)] + items + [.end]
}

extension RGBA {
  /// Components of 0...255.
  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  static let pureRed = RGBA(255, 0, 0)
}

extension Bitmap {
  /// The largest difference of a component between a pixel and red, green, blue, alpha.
  func distance(_ x: Int, _ y: Int, to color: [Int]) -> Int {
    guard let pixel = self[x, y] else { return 256 }
    return zip(pixel, color).map { abs(Int($0) - $1) }.max() ?? 256
  }

  /// The largest difference of a component anywhere; 256 for another size.
  func distance(to other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// Whether every pixel is this one.
  func isAll(_ pixel: [UInt8]) -> Bool {
    (0..<height).allSatisfy { y in (0..<width).allSatisfy { x in self[x, y] == pixel } }
  }
}
