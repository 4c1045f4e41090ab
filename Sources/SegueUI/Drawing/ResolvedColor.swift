private import Foundation

package import SegueDisplay
import SegueMotion

/// A colour as numbers: linear sRGB, which is also how colours interpolate.
package struct ResolvedColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package static let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1)

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from gamma-encoded components.
  package init(encoded rgba: RGBA) {
    red = Self.linear(rgba.red)
    green = Self.linear(rgba.green)
    blue = Self.linear(rgba.blue)
    alpha = rgba.alpha
  }

  /// The colour as it is painted.
  package var rgba: RGBA {
    RGBA(
      red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
  }

  func mixed(with other: ResolvedColor, by t: Double) -> ResolvedColor {
    ResolvedColor(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }

  /// The transfer function of IEC 61966-2-1, extended to negative values by symmetry.
  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}

/// A resolved colour as a vector; scaled by 128 as SwiftUI scales what is small.
struct ColorVector: FlatVector {
  var red, green, blue, alpha: Double

  init(_ color: ResolvedColor) {
    red = color.red * 128
    green = color.green * 128
    blue = color.blue * 128
    alpha = color.alpha * 128
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var color: ResolvedColor {
    ResolvedColor(red: red / 128, green: green / 128, blue: blue / 128, alpha: alpha / 128)
  }

  static let zero = ColorVector(red: 0, green: 0, blue: 0, alpha: 0)
  static var componentCount: Int { 4 }

  init(reading pointer: UnsafePointer<Double>) {
    self.init(red: pointer[0], green: pointer[1], blue: pointer[2], alpha: pointer[3])
  }

  func write(to pointer: UnsafeMutablePointer<Double>) {
    pointer[0] = red
    pointer[1] = green
    pointer[2] = blue
    pointer[3] = alpha
  }

  static func + (a: Self, b: Self) -> Self {
    Self(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
      alpha: a.alpha + b.alpha)
  }

  static func - (a: Self, b: Self) -> Self {
    Self(
      red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue,
      alpha: a.alpha - b.alpha)
  }

  mutating func scale(by factor: Double) {
    red *= factor
    green *= factor
    blue *= factor
    alpha *= factor
  }

  var magnitudeSquared: Double {
    red * red + green * green + blue * blue + alpha * alpha
  }
}
