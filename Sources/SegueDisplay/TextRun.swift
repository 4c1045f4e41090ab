/// A line of characters in one font.
package struct TextRun: Hashable, Sendable, Codable {
  package var string: String
  package var font: FontDescription

  package init(string: String, font: FontDescription) {
    self.string = string
    self.font = font
  }
}

/// A font as a painter looks it up.
package struct FontDescription: Hashable, Sendable, Codable {
  package enum Design: String, Sendable, Codable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// A family by name in place of the design's own; nil for the system's.
  package var family: String?
  package var design: Design
  /// Points.
  package var size: Double
  /// 100...900 as in CSS; 400 is regular, 600 semibold, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var hasSmallCaps: Bool
  /// Added after each character, points.
  package var tracking: Double

  package init(
    family: String? = nil, design: Design = .standard, size: Double, weight: Int = 400,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false,
    tracking: Double = 0
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
    self.tracking = tracking
  }
}
