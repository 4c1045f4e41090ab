import CCairo
import CPixels

/// Pixels to draw on, by cairo and directly.
///
/// A class, because it owns a surface of cairo and lends its memory from a pool.
final class Canvas {
  let width: Int
  let height: Int
  /// Native pixels, without gaps between rows.
  let pixels: UnsafeMutablePointer<UInt32>
  let surface: OpaquePointer
  let context: OpaquePointer
  private let memory: CanvasPool.Memory
  private let pool: CanvasPool

  /// Makes a transparent canvas; nil when there is no memory.
  init?(width: Int, height: Int, pool: CanvasPool) {
    guard width > 0, height > 0, let memory = pool.take(width * height) else { return nil }
    memory.pixels.update(repeating: 0, count: width * height)
    let bytes = UnsafeMutableRawPointer(memory.pixels).assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)),
      let context = cairo_create(surface)
    else {
      pool.give(memory)
      return nil
    }
    // Curves within 1/20 of a pixel; cairo's own 1/10 shows on large circles.
    cairo_set_tolerance(context, 0.05)
    self.width = width
    self.height = height
    self.surface = surface
    self.context = context
    self.memory = memory
    self.pool = pool
    pixels = memory.pixels
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    pool.give(memory)
  }

  var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// What cairo has against the canvas; `CAIRO_STATUS_SUCCESS` is nothing.
  var status: cairo_status_t { cairo_status(context) }

  /// Lets a loop over pixels draw in one colour inside a rectangle.
  func withTarget(
    clip: PixelRect, color: UInt32, _ draw: (UnsafePointer<px_target>) -> Void
  ) {
    cairo_surface_flush(surface)
    let inside = clip.intersection(bounds)
    guard !inside.isEmpty else { return }
    var target = px_target(
      pixels: pixels, coverage: nil, stride: Int32(width), clip: inside.c, color: color)
    draw(&target)
    cairo_surface_mark_dirty(surface)
  }
}
