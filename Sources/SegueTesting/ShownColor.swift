import SegueDisplay
import SegueUI

/// A colour as it is painted: gamma-encoded sRGB, 0...1 each.
public struct ShownColor: Hashable, Sendable, CustomStringConvertible {
  public let red: Double
  public let green: Double
  public let blue: Double
  /// 0 is invisible, 1 opaque.
  public let opacity: Double

  /// From the numbers by which colours animate: linear components × 128.
  init(vector: [Double]) {
    let rgba =
      ResolvedColor(
        red: vector[0] / 128, green: vector[1] / 128, blue: vector[2] / 128,
        alpha: vector[3] / 128
      ).rgba
    red = rgba.red
    green = rgba.green
    blue = rgba.blue
    opacity = rgba.alpha
  }

  /// `#ff3b30`, rounded to whole steps; followed by `/0.5` where it is not opaque.
  public var description: String {
    func digits(_ value: Double) -> String {
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let text = "#" + digits(red) + digits(green) + digits(blue)
    return opacity == 1 ? text : "\(text)/\((opacity * 100).rounded() / 100)"
  }
}
