import CCairo
import SegueDisplay
import SegueGeometry

extension Painter {
  func drawShadowed(
    _ color: RGBA, radius: Double, offset: CGSize, _ content: Range<Int>, on canvas: Canvas,
    _ state: DrawingState
  ) {
    let move = offset.applying(state.transform)
    let sigma = Sigma(radius: radius, state.transform)
    guard move.width.isFinite, move.height.isFinite, color.isFinite, color.alpha > 0 else {
      draw(content, on: canvas, state)
      return
    }
    let shadow = Shadow(
      color: color, sigma: sigma, dx: Double(move.width), dy: Double(move.height))
    guard content.contains(where: { items[$0].isCostly }) else {
      drawShadow(shadow, of: extent(content, state.transform), on: canvas, state) {
        draw(content, on: $0, state.onCanvas($1, coarser: $2.x, $2.y))
      }
      draw(content, on: canvas, state)
      return
    }
    // Drawn once and used twice: shadows inside shadows would double the work with each level.
    let reach = min(3 * max(sigma.x, sigma.y), 1024) + 1
    let near = Box(state.clip).union(Box(state.clip).offsetBy(-shadow.dx, -shadow.dy))
    guard let layer = layer(content, state, within: near.expanded(reach, reach).pixels) else {
      return
    }
    drawShadow(shadow, of: Box(layer.place), on: canvas, state) {
      draw(layer, on: $0, standingFor: $1, step: $2)
    }
    compose(layer, on: canvas, alpha: state.alpha)
  }

  private struct Shadow {
    var color: RGBA
    var sigma: Sigma
    /// Pixels.
    var dx: Double
    var dy: Double
  }

  /// Draws a blurred silhouette in one colour.
  private func drawShadow(
    _ shadow: Shadow, of inner: Box, on canvas: Canvas, _ state: DrawingState,
    _ content: (Canvas, PixelRect, (x: Int, y: Int)) -> Void
  ) {
    let (sigma, dx, dy) = (shadow.sigma, shadow.dx, shadow.dy)
    let shown = inner.offsetBy(dx, dy).expanded(3 * sigma.x + 1, 3 * sigma.y + 1).pixels
      .intersection(state.clip)
    guard !shown.isEmpty,
      let blurred = coarse(
        sigma, showing: Box(shown).offsetBy(-dx, -dy), of: inner, clamps: false, content),
      let mask = blurred.silhouette(
        in: shown, blurredBy: blurred.sigma(sigma), moved: (dx, dy))
    else { return }
    defer { cairo_surface_destroy(mask) }
    let context = canvas.context
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(
      context, clamped(shadow.color.red), clamped(shadow.color.green),
      clamped(shadow.color.blue), clamped(shadow.color.alpha) * state.alpha)
    cairo_mask_surface(context, mask, Double(shown.x0), Double(shown.y0))
    cairo_restore(context)
  }

  /// Draws a layer on a coarser canvas.
  private func draw(
    _ layer: Layer, on canvas: Canvas, standingFor place: PixelRect, step: (x: Int, y: Int)
  ) {
    let context = canvas.context
    cairo_save(context)
    cairo_scale(context, 1 / Double(step.x), 1 / Double(step.y))
    cairo_set_source_surface(
      context, layer.canvas.surface, Double(layer.place.x0 - place.x0),
      Double(layer.place.y0 - place.y0))
    cairo_paint(context)
    cairo_restore(context)
  }
}

extension DisplayItem {
  /// Whether it opens a group that is drawn by way of a canvas of its own.
  fileprivate var isCostly: Bool {
    guard case .begin(let effect) = self else { return false }
    switch effect {
    case .blur, .shadow, .mask, .projection, .color: return true
    case .blend(let mode): return mode != .normal
    case .opacity, .transform, .clip, .flatten: return false
    }
  }
}
