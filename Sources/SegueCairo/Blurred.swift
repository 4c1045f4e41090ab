import CCairo
import CPixels

/// Blurred pixels, perhaps coarser than the screen's.
struct Blurred {
  let canvas: Canvas
  /// Where it belongs, in pixels of the canvas around it.
  let place: PixelRect
  /// How many of those pixels one of its own covers.
  let step: (x: Int, y: Int)

  /// Writes colours as they show in other pixels, at the screen's size.
  func show(in shown: PixelRect, on other: Canvas, clamps: Bool) {
    cairo_surface_flush(other.surface)
    let (from, to) = (bytes(canvas), bytes(other))
    enlarge(
      from, stride: canvas.width * 4, channels: 4, to, stride: other.width * 4, shown: shown,
      moved: (0, 0), clamps: clamps)
    cairo_surface_mark_dirty(other.surface)
  }

  /// Blurs all channels.
  func blur(by sigma: Sigma, clamps: Bool) {
    cairo_surface_flush(canvas.surface)
    _ = px_blur(
      bytes(canvas), Int32(canvas.width), Int32(canvas.height), Int32(canvas.width * 4), 4,
      Float(sigma.x), Float(sigma.y), clamps ? 1 : 0)
    cairo_surface_mark_dirty(canvas.surface)
  }

  /// A surface of coverage alone, blurred and moved by pixels; the caller destroys it.
  func silhouette(
    in shown: PixelRect, blurredBy sigma: Sigma, moved: (Double, Double)
  ) -> OpaquePointer? {
    let (width, height) = (canvas.width, canvas.height)
    cairo_surface_flush(canvas.surface)
    var alpha = [UInt8](unsafeUninitializedCapacity: width * height) { to, written in
      px_alpha(
        to.baseAddress, Int32(width), canvas.pixels, Int32(width), Int32(width), Int32(height))
      written = width * height
    }
    return alpha.withUnsafeMutableBufferPointer { from -> OpaquePointer? in
      guard let start = from.baseAddress,
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_A8, Int32(shown.width), Int32(shown.height)),
        let to = cairo_image_surface_get_data(surface)
      else { return nil }
      _ = px_blur(
        start, Int32(width), Int32(height), Int32(width), 1, Float(sigma.x), Float(sigma.y), 0)
      enlarge(
        start, stride: width, channels: 1, to,
        stride: Int(cairo_image_surface_get_stride(surface)), shown: shown, moved: moved,
        clamps: false)
      cairo_surface_mark_dirty(surface)
      return surface
    }
  }

  private func bytes(_ canvas: Canvas) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(canvas.pixels).assumingMemoryBound(to: UInt8.self)
  }

  private func enlarge(
    _ from: UnsafePointer<UInt8>, stride: Int, channels: Int, _ to: UnsafeMutablePointer<UInt8>,
    stride toStride: Int, shown: PixelRect, moved: (Double, Double), clamps: Bool
  ) {
    let (sx, sy) = (1 / Double(step.x), 1 / Double(step.y))
    _ = px_enlarge(
      to, Int32(toStride), Int32(shown.width), Int32(shown.height), from, Int32(stride),
      Int32(canvas.width), Int32(canvas.height), Int32(channels),
      (Double(shown.x0 - place.x0) + 0.5 - moved.0) * sx,
      (Double(shown.y0 - place.y0) + 0.5 - moved.1) * sy, sx, sy, clamps ? 1 : 0)
  }
}
