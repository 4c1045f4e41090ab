import CCairo
import CPango
import CPixels
import SegueDisplay
import SegueGeometry

extension Painter {
  func draw(_ text: TextItem, on canvas: Canvas, _ state: DrawingState) {
    guard text.origin.x.isFinite, text.origin.y.isFinite else { return }
    let shaped = resources.shaper.text(text.run, scale: state.scale)
    let origin = CGAffineTransform(translationX: text.origin.x, y: text.origin.y)
    let transform = origin.concatenating(state.transform)
    let place = Box(shaped.ink, transform).expanded(1, 1).pixels.intersection(state.clip)
    guard !place.isEmpty else { return }
    if case .color(let color) = text.paint, !state.hasOutlineClip {
      let pixel = color.nativePixel(alpha: state.alpha)
      canvas.withTarget(clip: place, color: pixel) { shaped.polygons.fill($0, transform) }
    } else {
      drawThroughMask(shaped.polygons, transform, text.paint, place, on: canvas, state)
    }
    if let pictures = shaped.pictures {
      resources.shaper.draw(
        pictures, on: canvas.context, transform, alpha: text.paint.alpha * state.alpha)
    }
  }

  /// Draws glyphs in a gradient, or under a clip that only cairo knows.
  private func drawThroughMask(
    _ polygons: Polygons, _ transform: CGAffineTransform, _ paint: Paint, _ place: PixelRect,
    on canvas: Canvas, _ state: DrawingState
  ) {
    guard
      let mask = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(place.width), Int32(place.height)),
      let bytes = cairo_image_surface_get_data(mask),
      let source = PaintSource(
        paint, alpha: state.alpha, place: place, transform: state.transform, resources: resources)
    else { return }
    defer { cairo_surface_destroy(mask) }
    var target = px_target(
      pixels: nil, coverage: bytes, stride: cairo_image_surface_get_stride(mask),
      clip: px_rect(x0: 0, y0: 0, x1: Int32(place.width), y1: Int32(place.height)), color: 0)
    let move = CGAffineTransform(translationX: -CGFloat(place.x0), y: -CGFloat(place.y0))
    polygons.fill(&target, transform.concatenating(move))
    cairo_surface_mark_dirty(mask)
    let context = canvas.context
    cairo_save(context)
    source.use(on: context, state.transform)
    cairo_identity_matrix(context)
    cairo_mask_surface(context, mask, Double(place.x0), Double(place.y0))
    cairo_restore(context)
  }
}

extension Paint {
  /// What pictures among the glyphs take over from the paint.
  fileprivate var alpha: Double {
    guard case .color(let color) = self else { return 1 }
    return min(max(color.alpha.isNaN ? 0 : color.alpha, 0), 1)
  }
}
