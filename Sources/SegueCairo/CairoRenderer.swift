import CCairo
import CPixels
package import SegueDisplay
import SegueGeometry

/// Draws display lists as pixels.
///
/// A class, because it keeps its canvas, the outlines of its glyphs and the last frame. Given the
/// list of the last frame it returns that frame again at no cost. Use it from one thread at a time.
///
///     let renderer = CairoRenderer(scale: 2)
///     let bitmap = try renderer.render(list)  // 780 × 1688 pixels for a stage of 390 × 844 points
package final class CairoRenderer {
  /// Pixels per point.
  package let scale: Double
  private let resources: DrawingResources
  private var canvas: Canvas?
  private var last: (list: DisplayList, bitmap: Bitmap)?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, above 0.
  ///   - shaper: Shares its fonts with a measurer where given.
  package init(scale: Double, shaper: TextShaper = TextShaper()) {
    self.scale = scale
    resources = DrawingResources(shaper: shaper)
  }

  /// Draws a list.
  ///
  /// Items whose numbers are not finite are left out. Throws where the stage has no pixels or more
  /// than 16,384 each way.
  package func render(_ list: DisplayList) throws(RenderError) -> Bitmap {
    if let last, last.list == list { return last.bitmap }
    let canvas = try emptyCanvas(for: list)
    let painter = Painter(list: list, resources: resources)
    let state = DrawingState(
      transform: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)),
      clip: canvas.bounds)
    painter.draw(list.items.indices, on: canvas, state)
    guard canvas.status == CAIRO_STATUS_SUCCESS else {
      self.canvas = nil
      throw RenderError(
        message:
          "cairo gave up on a frame (\(String(cString: cairo_status_to_string(canvas.status)))); "
          + "the frame would be incomplete; free some memory or render at a smaller scale")
    }
    let bitmap = canvas.bitmap
    last = (list, bitmap)
    return bitmap
  }

  private func emptyCanvas(for list: DisplayList) throws(RenderError) -> Canvas {
    let width = (Double(list.size.width) * scale).rounded(.up)
    let height = (Double(list.size.height) * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= 16384, height <= 16384 else {
      throw RenderError(
        message: "a stage of \(list.size.width) × \(list.size.height) points at \(scale)× was to "
          + "be drawn; a picture has 1 to 16384 pixels each way; choose another size or scale")
    }
    let canvas: Canvas
    if let old = self.canvas, old.width == Int(width), old.height == Int(height) {
      canvas = old
    } else {
      guard
        let new = Canvas(width: Int(width), height: Int(height), pool: resources.pool)
      else {
        throw RenderError(
          message: "no memory for \(Int(width)) × \(Int(height)) pixels; "
            + "no frame can be drawn; render at a smaller scale")
      }
      canvas = new
    }
    self.canvas = canvas
    let background = (list.background ?? .clear).nativePixel(alpha: 1)
    cairo_surface_flush(canvas.surface)
    canvas.pixels.update(repeating: background, count: canvas.width * canvas.height)
    cairo_surface_mark_dirty(canvas.surface)
    return canvas
  }
}

extension Canvas {
  /// A copy of the pixels.
  fileprivate var bitmap: Bitmap {
    cairo_surface_flush(surface)
    let count = width * height
    let bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { to, written in
      px_to_rgba(to.baseAddress, pixels, Int32(count))
      written = count * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}

extension RGBA {
  /// Premultiplied as cairo keeps it; components are clamped, a colour that is not finite is clear.
  func nativePixel(alpha factor: Double) -> UInt32 {
    guard isFinite, factor.isFinite else { return 0 }
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    let opacity = clamped(alpha) * clamped(factor)
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(opacity) << 24 | byte(clamped(red) * opacity) << 16
      | byte(clamped(green) * opacity) << 8 | byte(clamped(blue) * opacity)
  }
}
