package import SegueDisplay
package import SegueGeometry

/// Lines of text as a page has them: outlines, each stored once.
struct PageTexts {
  let outline: TextOutline
  private var table = PageTable()
  private var places: [TextRun: Int] = [:]

  init(outline: @escaping TextOutline) { self.outline = outline }

  var values: [PageValue] { table.values }

  /// The place of a line, which is added where it is new.
  mutating func place(of run: TextRun) -> Int {
    if let known = places[run] { return known }
    let place = table.place(of: outline(run).map { .string($0.commands) } ?? Self.words(of: run))
    places[run] = place
    return place
  }

  /// What a browser needs to set a line itself.
  private static func words(of run: TextRun) -> PageValue {
    let font = run.font
    return .array([
      .string(run.string),
      .string(
        "\(font.isItalic ? "italic " : "")\(font.weight) "
          + "\(PageValue.short(font.size, digits: 2))px"),
      .string(font.design.rawValue),
    ])
  }
}

/// Gives a line's outline, its baseline starting at the origin, in points; nil where its glyphs
/// are pictures, which a page then leaves to the browser's fonts.
package typealias TextOutline = (TextRun) -> Path?
