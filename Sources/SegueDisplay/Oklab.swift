private import Foundation

/// A colour in Oklab, where equal steps look equal.
///
///     Oklab(.white).lightness  // 1
package struct Oklab: Hashable, Sendable {
  /// 0 black ... 1 white.
  package var lightness: Double
  /// Green below 0, red above.
  package var a: Double
  /// Blue below 0, yellow above.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts a colour; its alpha is left out.
  package init(_ color: RGBA) {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    self.b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// The colour in sRGB, not clamped.
  package func color(alpha: Double = 1) -> RGBA {
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    return RGBA(
      red: encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
      alpha: alpha)
  }
}

private func cube(_ x: Double) -> Double { x * x * x }

private func linear(_ component: Double) -> Double {
  let size = abs(component)
  let value = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return component < 0 ? -value : value
}

private func encoded(_ light: Double) -> Double {
  let size = abs(light)
  let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -value : value
}
