import CCairo
import CPango
import SegueDisplay
import SegueGeometry
import Synchronization

/// Turns lines of text into outlines and widths, through Pango.
///
/// Nothing is hinted: metrics are those of the font at any size, and glyphs stand between pixels,
/// so that text that moves does not jump. A class, because it owns Pango's fonts and keeps what it
/// shaped; all of it behind one lock.
package final class TextShaper: Sendable {
  private struct Key: Hashable {
    var run: TextRun
    var level: Int
  }

  private struct Kept {
    let pango: PangoShaper
    var texts = LRUCache<Key, ShapedText>(capacity: 2048)
    var widths = LRUCache<TextRun, [CGFloat]>(capacity: 8192)
  }

  private let kept: Mutex<Kept>

  package init() {
    kept = Mutex(Kept(pango: PangoShaper()))
  }

  /// A line's outlines, fine enough for so many pixels a point.
  func text(_ run: TextRun, scale: Double) -> ShapedText {
    let key = Key(run: run, level: OutlineKey.level(for: scale))
    return kept.withLock { kept in
      let pango = kept.pango
      return kept.texts.value(for: key) {
        pango.shape(run, tolerance: 0.06 / OutlineKey.scale(of: key.level))
      }
    }
  }

  /// Where each character ends, in points.
  func advances(_ run: TextRun) -> [CGFloat] {
    kept.withLock { kept in
      let pango = kept.pango
      return kept.widths.value(for: run) { pango.shape(run, tolerance: nil).advances }
    }
  }

  /// Draws the pictures among a line's glyphs.
  func draw(
    _ pictures: GlyphPictures, on context: OpaquePointer, _ transform: CGAffineTransform,
    alpha: Double
  ) {
    kept.withLock { _ in
      cairo_save(context)
      var matrix = transform.matrix
      cairo_set_matrix(context, &matrix)
      cairo_scale(context, 1 / pictures.detail, 1 / pictures.detail)
      if alpha < 1 { cairo_push_group(context) }
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      for piece in pictures.pieces {
        cairo_move_to(context, piece.x, 0)
        pango_cairo_show_glyph_string(context, piece.font, piece.glyphs)
      }
      if alpha < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, alpha)
      }
      cairo_restore(context)
    }
  }

  /// Names of the font families there are.
  var families: [String] {
    kept.withLock { $0.pango.families }
  }
}
