package import SegueGeometry

/// One step of drawing.
package enum DisplayItem: Hashable, Sendable, Codable {
  /// Opens a group whose content is drawn through an effect, up to the matching `end`.
  case begin(GroupEffect)
  /// Inside a mask group only: what follows, up to `end`, is the mask of what came before.
  case mask
  /// Closes the innermost group.
  case end
  /// Fills or strokes an outline.
  case shape(ShapeItem)
  /// Draws one line of text.
  case text(TextItem)
}

/// An outline and what it is filled or stroked with.
package struct ShapeItem: Hashable, Sendable, Codable {
  package var outline: Outline
  package var paint: Paint
  /// Stroked along the outline where given, else filled.
  package var stroke: StrokeStyle?
  /// Fills by the even-odd rule instead of the winding rule.
  package var isEvenOdd: Bool
  /// Takes part in smoothing of edges.
  package var isAntialiased: Bool

  package init(
    outline: Outline, paint: Paint, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false,
    isAntialiased: Bool = true
  ) {
    self.outline = outline
    self.paint = paint
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
    self.isAntialiased = isAntialiased
  }
}

/// A closed or open line, kept in its simplest form so that a painter can take short cuts.
package enum Outline: Hashable, Sendable, Codable {
  case rectangle(CGRect)
  case roundedRectangle(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
  case ellipse(CGRect)
  case path(Path)
}

/// One line of text.
package struct TextItem: Hashable, Sendable, Codable {
  package var run: TextRun
  /// Where the baseline starts at the left, in points.
  package var origin: CGPoint
  package var paint: Paint

  package init(run: TextRun, origin: CGPoint, paint: Paint) {
    self.run = run
    self.origin = origin
    self.paint = paint
  }
}
