package import SegueGeometry

/// What a group does to its content.
package enum GroupEffect: Hashable, Sendable, Codable {
  /// Fades the flattened content; 0...1, 1 draws it as it is.
  case opacity(Double)
  /// Maps the content's coordinates to the coordinates around the group.
  case transform(CGAffineTransform)
  /// Maps the content's coordinates through a perspective.
  case projection(ProjectionTransform)
  /// Draws only inside an outline.
  case clip(Outline, isEvenOdd: Bool)
  /// Draws the items before `mask` where the items after it are opaque.
  case mask
  /// A Gaussian whose sigma is the radius in points; isOpaque keeps the edges from fading.
  case blur(radius: Double, isOpaque: Bool)
  /// Draws a blurred copy in one colour below the content.
  case shadow(color: RGBA, radius: Double, offset: CGSize)
  case blend(BlendMode)
  case color(ColorEffect)
  /// Flattens the content before anything outside acts on it.
  case flatten
}

/// A change of every pixel's colour, on gamma-encoded sRGB, clamped after each.
package enum ColorEffect: Hashable, Sendable, Codable {
  /// Adds the amount to each component.
  case brightness(Double)
  /// (component − 0.5)·amount + 0.5.
  case contrast(Double)
  /// 0 is grey, 1 leaves it alone; weights 0.2126, 0.7152, 0.0722.
  case saturation(Double)
  /// Turns the hue, radians.
  case hueRotation(Double)
  case invert
  /// Multiplies each component, alpha too.
  case multiply(RGBA)
  case luminanceToAlpha
}

/// How a group meets what lies below it; the formulas of the W3C's compositing module.
package enum BlendMode: String, Hashable, Sendable, Codable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}
