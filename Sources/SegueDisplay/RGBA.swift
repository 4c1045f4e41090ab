/// A colour in gamma-encoded sRGB, not premultiplied.
package struct RGBA: Hashable, Sendable, Codable {
  /// 0...1; values outside are kept until they are painted.
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
