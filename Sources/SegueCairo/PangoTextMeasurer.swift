package import SegueDisplay
package import SegueGeometry

/// Measures text with the fonts it will be drawn with; safe to use from any thread.
///
/// A class, because layouts of many frames share what it has measured.
///
///     let shaper = TextShaper()
///     let measurer = PangoTextMeasurer(shaper: shaper)
///     let renderer = CairoRenderer(scale: 2, shaper: shaper)
package final class PangoTextMeasurer: TextMeasurer {
  private let shaper: TextShaper

  package init(shaper: TextShaper = TextShaper()) {
    self.shaper = shaper
  }

  package func advances(
    of string: String, font: SegueDisplay.FontDescription
  ) -> [CGFloat] {
    shaper.advances(TextRun(string: string, font: font))
  }
}
