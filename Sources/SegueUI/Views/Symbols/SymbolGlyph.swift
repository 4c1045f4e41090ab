import SegueDisplay
import SegueGeometry

/// A symbol as it is drawn for a font: an outline around its own middle.
struct SymbolGlyph: Hashable {
  /// Points; the middle of the symbol's square is at zero.
  var path: Path
  /// What the outline covers, points.
  var bounds: CGRect
  var isEvenOdd: Bool
  /// Whether the name led to an outline.
  var isKnown: Bool

  /// How large a symbol is beside text.
  enum Scale: Hashable {
    case small
    case medium
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// A filled circle is this many times as wide as the font's size.
  static let circleWidth: CGFloat = 1.18
  /// The part of an outline's square that a circle covers.
  private static let circlePart: CGFloat = 208.0 / 256

  init(_ name: String, fontSize: CGFloat, weight: Int, scale: Scale) {
    let known = Self.unit(name)
    isKnown = known != nil
    let unit = known ?? Self.placeholder
    isEvenOdd = unit.isEvenOdd
    let side = fontSize * scale.factor * Self.circleWidth / Self.circlePart
    let factor = side / SymbolOutlines.grid
    let half = SymbolOutlines.grid / 2
    var outline = unit.path.applying(CGAffineTransform(translationX: -half, y: -half))
      .applying(CGAffineTransform(scaleX: factor, y: factor))
    if !unit.isFilled { outline = outline.emboldened(Self.growth(weight) * side) }
    path = outline
    bounds = outline.isEmpty ? .zero : outline.boundingRect
  }

  /// How much wider a line is drawn for a weight, as a part of the square's side.
  private static func growth(_ weight: Int) -> CGFloat {
    switch weight {
    case ...500: 0
    case ...600: 0.014
    case ...700: 0.024
    case ...800: 0.034
    default: 0.044
    }
  }

  /// Whether a name leads to an outline.
  static func isKnown(_ name: String) -> Bool { unit(name) != nil }

  private struct Unit {
    var path: Path
    var isEvenOdd = false
    var isFilled = false
  }

  /// The outline of a name on the grid.
  private static func unit(_ name: String) -> Unit? {
    let words = name.split(separator: ".")
    let isFilled = words.contains("fill")
    let plain = words.filter { $0 != "fill" }.joined(separator: ".")
    if let outline = SymbolNames.outline(for: plain) {
      return Unit(path: SymbolOutlines.path(outline, isFilled: isFilled), isFilled: isFilled)
    }
    // A symbol inside a circle or a square is put together from both.
    for frame in ["circle", "square"] where plain.hasSuffix("." + frame) {
      let inner = String(plain.dropLast(frame.count + 1))
      guard let outline = SymbolNames.outline(for: inner) else { continue }
      let middle = SymbolOutlines.grid / 2
      let shrink = CGAffineTransform(translationX: -middle, y: -middle)
        .concatenating(CGAffineTransform(scaleX: 0.56, y: 0.56))
        .concatenating(CGAffineTransform(translationX: middle, y: middle))
      var path = SymbolOutlines.path(frame, isFilled: isFilled)
      path.addPath(SymbolOutlines.path(outline, isFilled: false), transform: shrink)
      return Unit(path: path, isEvenOdd: true, isFilled: isFilled)
    }
    return nil
  }

  private static var placeholder: Unit {
    Unit(path: SymbolOutlines.path("placeholder", isFilled: false))
  }

  /// The outline moved and stretched into a rectangle.
  func path(filling rectangle: CGRect) -> Path {
    guard bounds.width > 0, bounds.height > 0 else { return Path() }
    let x = rectangle.width / bounds.width
    let y = rectangle.height / bounds.height
    return path.applying(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: rectangle.minX - bounds.minX * x,
        ty: rectangle.minY - bounds.minY * y))
  }

  /// The outline with its square's middle at a point.
  func path(around middle: CGPoint) -> Path {
    path.applying(CGAffineTransform(translationX: middle.x, y: middle.y))
  }
}

extension Path {
  /// The outline with its ink grown by half a width on either side, filled by the winding rule.
  fileprivate func emboldened(_ width: CGFloat) -> Path {
    guard width > 0 else { return self }
    let line = strokedPath(StrokeStyle(lineWidth: width, lineJoin: .round))
    var result = self
    // Pieces that turn the other way would cancel the ink that they lie on.
    result.addPath(line.turning == turning ? line : line.reversed)
    return result
  }

  /// Whether the largest subpath turns clockwise on screen.
  private var turning: Bool {
    var largest: CGFloat = 0
    for (points, _) in polylines() {
      var area: CGFloat = 0
      for (index, point) in points.enumerated() {
        let next = points[(index + 1) % points.count]
        area += point.x * next.y - next.x * point.y
      }
      if abs(area) > abs(largest) { largest = area }
    }
    return largest > 0
  }

  private var reversed: Path {
    var result = Path()
    for (points, isClosed) in polylines() {
      result.addLines(points.reversed())
      if isClosed { result.closeSubpath() }
    }
    return result
  }
}
