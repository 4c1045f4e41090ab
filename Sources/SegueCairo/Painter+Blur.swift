import SegueDisplay
import SegueGeometry

extension Painter {
  func drawBlurred(
    radius: Double, isOpaque: Bool, _ content: Range<Int>, on canvas: Canvas, _ state: DrawingState
  ) {
    let sigma = Sigma(radius: radius, state.transform)
    guard !sigma.isNothing else {
      draw(content, on: canvas, state)
      return
    }
    let room = extent(content, state.transform)
    // What goes on outside an opaque blur is the content's own edge, not the room around it.
    let inner = isOpaque ? room.expanded(-1, -1) : room
    let reach = isOpaque ? inner : inner.expanded(3 * sigma.x + 1, 3 * sigma.y + 1)
    let shown = reach.pixels.intersection(state.clip)
    guard !shown.isEmpty,
      let blurred = coarse(
        sigma, showing: Box(shown), of: inner, clamps: isOpaque,
        { draw(content, on: $0, state.onCanvas($1, coarser: $2.x, $2.y)) })
    else { return }
    blurred.blur(by: blurred.sigma(sigma), clamps: isOpaque)
    if blurred.place == shown, blurred.step == (1, 1) {
      compose(Layer(canvas: blurred.canvas, place: shown), on: canvas, alpha: state.alpha)
    } else if let layer = emptyLayer(shown) {
      blurred.show(in: shown, on: layer.canvas, clamps: isOpaque)
      compose(layer, on: canvas, alpha: state.alpha)
    }
  }

  /// Draws content on a canvas no finer than its blur needs.
  ///
  /// `window` is what will be shown of it; content further than three sigmas away cannot be seen.
  /// `draw` is told the canvas, the pixels it stands for and how many of them one of its own covers.
  func coarse(
    _ sigma: Sigma, showing window: Box, of inner: Box, clamps: Bool,
    _ draw: (Canvas, PixelRect, (x: Int, y: Int)) -> Void
  ) -> Blurred? {
    let step = sigma.coarseness
    let source = inner.intersection(window.expanded(3 * sigma.x + 1, 3 * sigma.y + 1))
    guard !source.isEmpty else { return nil }
    let place = (clamps ? source : source.union(window)).pixels.aligned(to: step.x, step.y)
    guard
      let canvas = Canvas(
        width: place.width / step.x, height: place.height / step.y, pool: resources.pool)
    else { return nil }
    draw(canvas, place, step)
    return Blurred(canvas: canvas, place: place, step: step)
  }
}

extension Blurred {
  /// A blur in pixels of its own.
  func sigma(_ sigma: Sigma) -> Sigma {
    Sigma(x: sigma.x / Double(step.x), y: sigma.y / Double(step.y))
  }
}
