package import SegueGeometry

/// What an outline or a text is filled with; places are points in the item's own coordinates.
package enum Paint: Hashable, Sendable, Codable {
  case color(RGBA)
  case linear(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radial(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// Radii along both axes, for gradients that follow an ellipse.
  case elliptical(stops: [GradientStop], in: CGRect, startFraction: Double, endFraction: Double)
  /// Angles in radians, clockwise from trailing.
  case angular(stops: [GradientStop], center: CGPoint, start: Double, end: Double)
}

/// A colour at a place of a gradient; blended in Oklab between neighbours.
package struct GradientStop: Hashable, Sendable, Codable {
  package var color: RGBA
  /// 0...1.
  package var location: Double

  package init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}
