import CCairo
import CPixels
import SegueDisplay
import SegueGeometry

extension Painter {
  func drawBlended(
    _ mode: BlendMode, _ content: Range<Int>, on canvas: Canvas, _ state: DrawingState
  ) {
    if mode == .normal {
      drawFlattened(content, on: canvas, state)
      return
    }
    guard let layer = layer(content, state, within: state.clip) else { return }
    if mode == .plusDarker {
      composeDarker(layer, on: canvas, alpha: state.alpha)
    } else {
      compose(layer, on: canvas, alpha: state.alpha, by: mode.method)
    }
  }

  /// Cairo has no such operator: blends a copy of what is below and puts it back.
  private func composeDarker(_ layer: Layer, on canvas: Canvas, alpha: Double) {
    guard let below = emptyLayer(layer.place.intersection(canvas.bounds)) else { return }
    cairo_surface_flush(canvas.surface)
    cairo_surface_flush(layer.canvas.surface)
    let (to, from, place) = (below.canvas, layer.canvas, below.place)
    for row in 0..<place.height {
      let start = canvas.pixels + (place.y0 + row) * canvas.width + place.x0
      (to.pixels + row * to.width).update(from: start, count: place.width)
    }
    let start = from.pixels + (place.y0 - layer.place.y0) * from.width
    px_plus_darker(
      to.pixels, Int32(to.width), start + (place.x0 - layer.place.x0), Int32(from.width),
      Int32(place.width), Int32(place.height))
    cairo_surface_mark_dirty(to.surface)
    compose(below, on: canvas, alpha: alpha, by: CAIRO_OPERATOR_SOURCE)
  }

  func drawColored(
    _ effect: ColorEffect, _ content: Range<Int>, on canvas: Canvas, _ state: DrawingState
  ) {
    guard let layer = layer(content, state, within: state.clip) else { return }
    let target = layer.canvas
    cairo_surface_flush(target.surface)
    effect.apply(to: target.pixels, width: target.width, height: target.height)
    cairo_surface_mark_dirty(target.surface)
    compose(layer, on: canvas, alpha: state.alpha)
  }
}

extension BlendMode {
  fileprivate var method: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
