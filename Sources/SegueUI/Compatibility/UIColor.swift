import SegueDisplay
public import SegueGeometry

/// A colour of the interface library of Apple's systems, for `Color(_:)` and `Color(uiColor:)`.
///
/// A class because it is one there.
public final class UIColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(.gray2)
  public static let systemGray3 = UIColor(.gray3)
  public static let systemGray4 = UIColor(.gray4)
  public static let systemGray5 = UIColor(.gray5)
  public static let systemGray6 = UIColor(.gray6)
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  public static let white = UIColor(.white)
  public static let black = UIColor(.black)
  public static let gray = UIColor(Color(white: 0.5))
  public static let darkGray = UIColor(Color(white: 1 / 3))
  public static let lightGray = UIColor(Color(white: 2 / 3))
  public static let clear = UIColor(.clear)
  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  public static let placeholderText = UIColor(.placeholderText)
  public static let separator = UIColor(.separator)
  public static let link = UIColor(.blue)
  public static let tintColor = UIColor(.accentColor)
  public static let systemBackground = UIColor(.systemBackground)
  public static let secondarySystemBackground = UIColor(.secondaryBackground)
  public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
  public static let systemGroupedBackground = UIColor(.groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(.groupedBackground)
  public static let systemFill = UIColor(.controlFill)
  public static let secondarySystemFill = UIColor(.controlFill)
  public static let tertiarySystemFill = UIColor(.lightControlFill)
  public static let quaternarySystemFill = UIColor(.lightControlFill)
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ color: UIColor) { self = color.color }
}
