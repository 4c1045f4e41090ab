import SegueDisplay
import SegueGeometry

/// A style inside a text, compared where its type can be compared.
struct TextStyleBox: Hashable, Sendable {
  private let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> Paint {
    style._resolved(in: environment).style.paint(in: frame)
  }

  static func == (a: Self, b: Self) -> Bool { StyleKey(a.style) == StyleKey(b.style) }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: style))) }
}

extension SymbolGlyph {
  /// The symbol inside a line of text, its middle at that of the capital letters.
  func item(at origin: CGPoint, size: Double, paint: Paint) -> DisplayItem {
    let cap = CGFloat(FontMetrics(size: size, pitch: nil).capHeight)
    let middle = CGPoint(x: origin.x - bounds.minX, y: origin.y - cap / 2)
    return .shape(
      ShapeItem(outline: .path(path(around: middle)), paint: paint, isEvenOdd: isEvenOdd))
  }
}

extension Text {
  /// A symbol as a part of text.
  public init(_ image: Image) {
    var attributes = Attributes()
    attributes.image = image
    if case .named(let name) = image.source {
      StageRegistry.notDrawn("the image \"\(name)\" inside text")
    }
    // The character that stands for an object in text.
    let string = if case .symbol = image.source { "\u{FFFC}" } else { "" }
    self.init(parts: [Part(string: string, attributes: attributes)])
  }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    private let name: String

    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}
