import SegueDisplay
import SegueGeometry

/// Sets small texts: measures, wraps and shortens them.
struct LabelSetter {
  let measurer: any TextMeasurer

  func width(_ text: String, _ font: FontDescription) -> CGFloat {
    measurer.advances(of: text, font: font).last ?? 0
  }

  /// From one baseline to the next.
  static func pitch(_ font: FontDescription) -> CGFloat { CGFloat(font.size) * 1.38 }

  /// From the top of a line to its baseline.
  static func ascent(_ font: FontDescription) -> CGFloat { CGFloat(font.size) * 1.02 }

  /// Breaks a text after spaces; a word that is too long stays whole.
  func lines(_ text: String, _ font: FontDescription, within limit: CGFloat) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, width(longer, font) > limit {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return lines + [line]
  }

  /// As much of a text as fits, an ellipsis after what does not.
  func shortened(_ text: String, _ font: FontDescription, within limit: CGFloat) -> String {
    guard width(text, font) > limit else { return text }
    let room = limit - width("…", font)
    let count = measurer.advances(of: text, font: font).prefix { $0 <= room }.count
    return count == 0 ? "" : text.prefix(count) + "…"
  }

  func item(
    _ text: String, _ font: FontDescription, _ color: RGBA, x: CGFloat, baseline: CGFloat
  ) -> DisplayItem {
    .text(
      TextItem(
        run: TextRun(string: text, font: font), origin: CGPoint(x: x, y: baseline),
        paint: .color(color)))
  }
}
