import CCairo
import CPixels

/// Blurred pixels, perhaps coarser than the screen's.
///
/// A class, because it owns a surface of cairo.
final class Blurred {
  private let canvas: Canvas
  private let place: PixelRect
  private let step: (x: Int, y: Int)
  /// Coverage alone, where colours do not count.
  private var alpha: OpaquePointer?

  /// Blurs a canvas.
  ///
  /// - Parameters:
  ///   - place: Where it belongs, in pixels of the canvas around it.
  ///   - step: How many of those pixels one of its own covers.
  init?(
    _ canvas: Canvas, place: PixelRect, step: (x: Int, y: Int), by sigma: Sigma, clamps: Bool,
    onlyAlpha: Bool
  ) {
    self.canvas = canvas
    self.place = place
    self.step = step
    let (width, height) = (Int32(canvas.width), Int32(canvas.height))
    cairo_surface_flush(canvas.surface)
    if onlyAlpha {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
        let bytes = cairo_image_surface_get_data(surface)
      else { return nil }
      alpha = surface
      let stride = cairo_image_surface_get_stride(surface)
      px_alpha(bytes, stride, canvas.pixels, width, width, height)
      _ = px_blur(bytes, width, height, stride, 1, Float(sigma.x), Float(sigma.y), 0)
      cairo_surface_mark_dirty(surface)
    } else {
      canvas.pixels.withMemoryRebound(to: UInt8.self, capacity: canvas.width * canvas.height * 4) {
        _ = px_blur(
          $0, width, height, width * 4, 4, Float(sigma.x), Float(sigma.y), clamps ? 1 : 0)
      }
      cairo_surface_mark_dirty(canvas.surface)
    }
  }

  deinit { if let alpha { cairo_surface_destroy(alpha) } }

  /// A pattern that shows the pixels where they belong; the caller destroys it, before this goes.
  func pattern(moved: (Double, Double), clamps: Bool) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(alpha ?? canvas.surface)
    let (sx, sy) = (1 / Double(step.x), 1 / Double(step.y))
    var matrix = cairo_matrix_t(
      xx: sx, yx: 0, xy: 0, yy: sy, x0: -(Double(place.x0) + moved.0) * sx,
      y0: -(Double(place.y0) + moved.1) * sy)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, clamps ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    return pattern
  }
}
