import SegueDisplay
public import SegueGeometry

/// A font, which may follow a text style.
public struct Font: Hashable, Sendable {
  /// The system's text styles, with sizes for the default Dynamic Type size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
      caption, caption2

    /// Points.
    var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The distance between two lines, points.
    var pitch: Double {
      switch self {
      case .largeTitle: 41
      case .title: 34
      case .title2: 28
      case .title3: 25
      case .headline, .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption: 16
      case .caption2: 13
      }
    }
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public struct Weight: Hashable, Sendable {
    /// 100...900 as in CSS.
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.6)
    public static let condensed = Width(-0.4)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  var style: TextStyle?
  var size: Double
  var family: String?
  var weightValue: Weight?
  var designValue = Design.default
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  /// Made bold as a trait: bold for the titles, else semibold.
  var isEmphasized = false
  /// The distance between lines at the Dynamic Type size in force, points.
  var scaledPitch: Double?
  /// Added to the distance between lines, points.
  var leadingChange = 0.0

  private init(style: TextStyle?, size: Double) {
    self.style = style
    self.size = size
  }

  public static let largeTitle = Font(style: .largeTitle, size: 34)
  public static let title = Font(style: .title, size: 28)
  public static let title2 = Font(style: .title2, size: 22)
  public static let title3 = Font(style: .title3, size: 20)
  public static let headline = Font(style: .headline, size: 17)
  public static let subheadline = Font(style: .subheadline, size: 15)
  public static let body = Font(style: .body, size: 17)
  public static let callout = Font(style: .callout, size: 16)
  public static let footnote = Font(style: .footnote, size: 13)
  public static let caption = Font(style: .caption, size: 12)
  public static let caption2 = Font(style: .caption2, size: 11)

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(style: nil, size: size.isFinite ? Double(max(0, size)) : 17)
    font.weightValue = weight
    font.designValue = design ?? .default
    return font
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style: style, size: style.size)
    font.weightValue = weight
    font.designValue = design ?? .default
    return font
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = system(size: size)
    font.family = name
    return font
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weightValue = weight } }
  public func bold() -> Font { changed { $0.isEmphasized = true } }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.designValue = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { changed { $0.hasSmallCaps = true } }
  public func leading(_ leading: Leading) -> Font {
    changed { font in
      switch leading {
      case .standard: font.leadingChange = 0
      case .tight: font.leadingChange = -2
      case .loose: font.leadingChange = 2
      }
    }
  }
  public func width(_ width: Width) -> Font {
    if width != .standard { StageRegistry.notDrawn("a font's width") }
    return self
  }

  func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font as a painter looks it up.
  var description: FontDescription {
    let weight: Int
    if let weightValue {
      weight = weightValue.value
    } else if isEmphasized {
      weight =
        switch style {
        case .largeTitle, .title, .title2: 700
        case nil: 700
        default: 600
        }
    } else {
      weight = style == .headline ? 600 : 400
    }
    let design: FontDescription.Design =
      switch designValue {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    return FontDescription(
      family: family, design: design, size: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, hasSmallCaps: hasSmallCaps)
  }

  var metrics: FontMetrics {
    let pitch = scaledPitch ?? style?.pitch
    return FontMetrics(size: size, pitch: pitch.map { $0 + leadingChange })
  }
}

/// The heights of a line, in points, whatever font draws it.
struct FontMetrics: Hashable {
  /// Above and below the baseline.
  let ascender: Double
  let descender: Double
  let capHeight: Double
  /// Between two lines.
  let leading: Double

  init(size: Double, pitch: Double?) {
    ascender = size * 1950 / 2048
    descender = size * 494 / 2048
    capHeight = size * 1443 / 2048
    let height = ascender + descender
    leading = pitch.map { max(0, $0 - height) } ?? 0
  }

  private init(ascender: Double, descender: Double, capHeight: Double, leading: Double) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.leading = leading
  }

  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * factor, descender: descender * factor, capHeight: capHeight * factor,
      leading: leading * factor)
  }

  var lineHeight: Double { ascender + descender }

  /// The height of lines, before it is rounded up to the device pixel.
  func height(lines: Int) -> Double {
    Double(lines) * lineHeight + Double(max(0, lines - 1)) * leading
  }
}
