import CCairo
import SegueDisplay
import SegueGeometry

/// One pass over a display list.
///
/// Groups that need pixels of their own get a canvas as large as what they show, never the stage.
struct Painter {
  let items: [DisplayItem]
  /// Where each group ends.
  let ends: [Int]
  let resources: DrawingResources

  init(list: DisplayList, resources: DrawingResources) {
    items = list.items
    ends = list.groupEnds
    self.resources = resources
  }

  /// Draws items and the groups they open.
  func draw(_ range: Range<Int>, on canvas: Canvas, _ state: DrawingState) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .begin(let effect):
        let end = min(ends[index], range.upperBound)
        draw(effect, content: (index + 1)..<max(index + 1, end), on: canvas, state)
        index = end + 1
      case .shape(let shape):
        draw(shape, on: canvas, state)
        index += 1
      case .text(let text):
        draw(text, on: canvas, state)
        index += 1
      case .mask, .end:
        index += 1
      }
    }
  }

  private func draw(
    _ effect: GroupEffect, content: Range<Int>, on canvas: Canvas, _ state: DrawingState
  ) {
    switch effect {
    case .opacity(let value):
      drawFaded(by: value, content, on: canvas, state)
    case .transform(let transform):
      guard let inner = state.transformed(by: transform) else { return }
      draw(content, on: canvas, inner)
    case .projection(let projection):
      drawProjected(projection, content, on: canvas, state)
    case .clip(let outline, let isEvenOdd):
      drawClipped(to: outline, isEvenOdd: isEvenOdd, content, on: canvas, state)
    case .mask:
      drawMasked(content, on: canvas, state)
    case .blur(let radius, let isOpaque):
      drawBlurred(radius: radius, isOpaque: isOpaque, content, on: canvas, state)
    case .shadow(let color, let radius, let offset):
      drawShadowed(color, radius: radius, offset: offset, content, on: canvas, state)
    case .blend(let mode):
      drawBlended(mode, content, on: canvas, state)
    case .color(let effect):
      drawColored(effect, content, on: canvas, state)
    case .flatten:
      drawFlattened(content, on: canvas, state)
    }
  }

  // MARK: - Layers

  /// A group's own pixels and where they belong.
  struct Layer {
    var canvas: Canvas
    /// On the canvas around the group.
    var place: PixelRect
  }

  /// Draws content on a canvas of its own, as large as what shows of it inside `limit`; nil where
  /// nothing does.
  func layer(_ content: Range<Int>, _ state: DrawingState, within limit: PixelRect) -> Layer? {
    let place = extent(content, state.transform).pixels.intersection(limit)
    return emptyLayer(place).map { layer in
      draw(content, on: layer.canvas, state.onCanvas(place))
      return layer
    }
  }

  func emptyLayer(_ place: PixelRect) -> Layer? {
    guard !place.isEmpty,
      let canvas = Canvas(width: place.width, height: place.height, pool: resources.pool)
    else { return nil }
    return Layer(canvas: canvas, place: place)
  }

  /// Draws a layer where it belongs.
  func compose(
    _ layer: Layer, on canvas: Canvas, alpha: Double,
    by method: cairo_operator_t = CAIRO_OPERATOR_OVER
  ) {
    let (context, place) = (canvas.context, layer.place)
    cairo_surface_flush(layer.canvas.surface)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, Double(place.x0), Double(place.y0), Double(place.width), Double(place.height))
    cairo_clip(context)
    cairo_set_source_surface(
      context, layer.canvas.surface, Double(place.x0), Double(place.y0))
    cairo_set_operator(context, method)
    if alpha < 1 {
      cairo_paint_with_alpha(context, alpha)
    } else {
      cairo_paint(context)
    }
    cairo_restore(context)
  }
}
