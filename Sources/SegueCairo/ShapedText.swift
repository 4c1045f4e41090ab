import CPango
import SegueGeometry

/// A line of text turned into outlines, its baseline starting at the origin, in points.
struct ShapedText: Sendable {
  var polygons = Polygons()
  /// What the glyphs cover.
  var ink = CGRect.zero
  /// Where each `Character` ends.
  var advances: [CGFloat] = []
  /// Glyphs that are pictures.
  var pictures: GlyphPictures?
}

/// Glyphs without outlines, as in fonts of emoji.
///
/// A class, because it owns objects of Pango. Unchecked, because only the shaper touches them,
/// behind its lock.
final class GlyphPictures: @unchecked Sendable {
  struct Piece {
    var font: UnsafeMutablePointer<PangoFont>
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Where the piece starts, in Pango's own pixels.
    var x: Double
  }

  let pieces: [Piece]
  /// Pango's own pixels per point.
  let detail: Double

  /// Takes over a reference to each font and each string of glyphs.
  init(pieces: [Piece], detail: Double) {
    self.pieces = pieces
    self.detail = detail
  }

  deinit {
    for piece in pieces {
      pango_glyph_string_free(piece.glyphs)
      g_object_unref(piece.font)
    }
  }
}
