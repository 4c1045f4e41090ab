private import Foundation
import SegueDisplay

/// A colour, which may depend on light and dark.
public struct Color: ShapeStyle, Hashable {
  let provider: ColorProvider

  init(_ provider: ColorProvider) { self.provider = provider }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let rgba = RGBA(red: red, green: green, blue: blue, alpha: opacity)
    switch colorSpace {
    case .sRGBLinear:
      provider = .fixed(
        ResolvedColor(red: red, green: green, blue: blue, alpha: opacity).rgba)
    case .sRGB: provider = .fixed(rgba)
    case .displayP3: provider = .fixed(rgba.convertedFromDisplayP3)
    }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameters: All 0...1; hue 0 and 1 are red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour, faded by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// Part of the way to another colour, 0...1.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(.mixed(self, other, fraction))
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    if case .primary = provider { return _ResolvedStyle(environment.resolvedPrimary) }
    return _ResolvedStyle(.color(ResolvedColor(encoded: rgba(in: environment))))
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let isDark = environment.colorScheme == .dark
    switch provider {
    case .fixed(let rgba): return rgba
    case .adaptive(let light, let dark): return isDark ? dark : light
    case .primary: return isDark ? .white : .black
    case .accent:
      return environment.tintColor.map { $0.rgba(in: environment) }
        ?? Color.blue.rgba(in: environment)
    case .faded(let base, let opacity):
      var rgba = base.rgba(in: environment)
      rgba.alpha *= opacity
      return rgba
    case .mixed(let a, let b, let fraction):
      return ResolvedColor(encoded: a.rgba(in: environment))
        .mixed(with: ResolvedColor(encoded: b.rgba(in: environment)), by: fraction).rgba
    case .lightened(let base):
      var rgba = base.rgba(in: environment)
      for path in [\RGBA.red, \RGBA.green, \RGBA.blue] {
        rgba[keyPath: path] += (1 - rgba[keyPath: path]) * 0.22
      }
      return rgba
    }
  }
}

/// Where a colour's numbers come from.
indirect enum ColorProvider: Hashable, Sendable {
  case fixed(RGBA)
  case adaptive(RGBA, RGBA)
  case primary
  case accent
  case faded(Color, Double)
  case mixed(Color, Color, Double)
  /// A lighter tone, for the gradient of a colour.
  case lightened(Color)
}

extension RGBA {
  /// Creates a colour from components 0...255 and an opacity 0...1.
  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The same colour in sRGB, where the components were Display P3's.
  var convertedFromDisplayP3: RGBA {
    let r = ResolvedColor.linear(red)
    let g = ResolvedColor.linear(green)
    let b = ResolvedColor.linear(blue)
    return ResolvedColor(
      red: 1.224_940_2 * r - 0.224_940_4 * g, green: -0.042_056_9 * r + 1.042_057_1 * g,
      blue: -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_6 * b, alpha: alpha
    ).rgba
  }
}

extension Color {
  private static func pair(_ light: RGBA, _ dark: RGBA) -> Color { Color(.adaptive(light, dark)) }

  public static let red = pair(RGBA(255, 59, 48), RGBA(255, 69, 58))
  public static let orange = pair(RGBA(255, 149, 0), RGBA(255, 159, 10))
  public static let yellow = pair(RGBA(255, 204, 0), RGBA(255, 214, 10))
  public static let green = pair(RGBA(52, 199, 89), RGBA(48, 209, 88))
  public static let mint = pair(RGBA(0, 199, 190), RGBA(99, 230, 226))
  public static let teal = pair(RGBA(48, 176, 199), RGBA(64, 200, 224))
  public static let cyan = pair(RGBA(50, 173, 230), RGBA(100, 210, 255))
  public static let blue = pair(RGBA(0, 122, 255), RGBA(10, 132, 255))
  public static let indigo = pair(RGBA(88, 86, 214), RGBA(94, 92, 230))
  public static let purple = pair(RGBA(175, 82, 222), RGBA(191, 90, 242))
  public static let pink = pair(RGBA(255, 45, 85), RGBA(255, 55, 95))
  public static let brown = pair(RGBA(162, 132, 94), RGBA(172, 142, 104))
  public static let gray = Color(.fixed(RGBA(142, 142, 147)))
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))
  public static let primary = Color(.primary)
  public static let secondary = pair(RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6))
  public static let accentColor = Color(.accent)

  static let systemBackground = pair(.white, .black)
  static let systemGroupedBackground = pair(RGBA(242, 242, 247), .black)
  static let secondarySystemGroupedBackground = pair(.white, RGBA(28, 28, 30))
  static let separator = pair(RGBA(60, 60, 67, 0.29), RGBA(84, 84, 88, 0.6))
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}
