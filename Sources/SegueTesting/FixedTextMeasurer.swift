package import SegueDisplay
package import SegueGeometry

/// Measures every character alike, so that tests do not depend on a font.
///
/// A character is half the font's size wide; a line break has no width.
package final class FixedTextMeasurer: TextMeasurer {
  package init() {}

  package func advances(of string: String, font: FontDescription) -> [CGFloat] {
    var x: CGFloat = 0
    return string.map { character in
      if !character.isNewline { x += CGFloat(font.size / 2 + font.tracking) }
      return x
    }
  }
}
