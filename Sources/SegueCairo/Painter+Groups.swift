import CCairo
import CPixels
import SegueDisplay
import SegueGeometry

extension Painter {
  func drawFaded(
    by value: Double, _ content: Range<Int>, on canvas: Canvas, _ state: DrawingState
  ) {
    guard value > 0 else { return }
    guard value < 1 else {
      draw(content, on: canvas, state)
      return
    }
    var inner = state
    inner.alpha *= value
    drawWhole(content, on: canvas, inner)
  }

  /// Draws content so that the state's alpha acts on all of it as one picture.
  private func drawWhole(_ content: Range<Int>, on canvas: Canvas, _ state: DrawingState) {
    if state.alpha >= 1 || hasNoOverlap(content, state.transform) {
      draw(content, on: canvas, state)
    } else if let layer = layer(content, state, within: state.clip) {
      compose(layer, on: canvas, alpha: state.alpha)
    }
  }

  func drawFlattened(_ content: Range<Int>, on canvas: Canvas, _ state: DrawingState) {
    guard content.contains(where: { items[$0].isBlend }) else {
      // Only blending inside can tell that the content has pixels of its own.
      drawWhole(content, on: canvas, state)
      return
    }
    guard let layer = layer(content, state, within: state.clip) else { return }
    compose(layer, on: canvas, alpha: state.alpha)
  }

  func drawClipped(
    to outline: Outline, isEvenOdd: Bool, _ content: Range<Int>, on canvas: Canvas,
    _ state: DrawingState
  ) {
    var inner = state
    let context = canvas.context
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_new_path(context)
    if case .rectangle(let rect) = outline, state.isUpright, state.snaps {
      let whole = state.clip.intersection(snapped(rect, state.transform))
      guard !whole.isEmpty else { return }
      inner.clip = whole
      cairo_rectangle(
        context, Double(whole.x0), Double(whole.y0), Double(whole.width), Double(whole.height))
    } else {
      inner.clip = state.clip.intersection(bounds(of: outline, state.transform).pixels)
      inner.hasOutlineClip = true
      guard !inner.clip.isEmpty, addPath(outline, context, state.transform) else { return }
      cairo_set_fill_rule(
        context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }
    cairo_clip(context)
    draw(content, on: canvas, inner)
  }

  func drawMasked(_ content: Range<Int>, on canvas: Canvas, _ state: DrawingState) {
    let (shown, mask) = parts(ofMask: content)
    guard !mask.isEmpty else { return }
    let place = extent(shown, state.transform).intersection(extent(mask, state.transform)).pixels
    let limit = place.intersection(state.clip)
    guard let picture = layer(shown, state, within: limit),
      let stencil = emptyLayer(picture.place)
    else { return }
    draw(mask, on: stencil.canvas, state.onCanvas(picture.place))
    let (target, source) = (picture.canvas, stencil.canvas)
    cairo_surface_flush(target.surface)
    cairo_surface_flush(source.surface)
    px_mask(
      target.pixels, Int32(target.width), source.pixels, Int32(source.width), Int32(target.width),
      Int32(target.height))
    cairo_surface_mark_dirty(target.surface)
    compose(picture, on: canvas, alpha: state.alpha)
  }

  /// What a mask group shows, and the mask; all is shown and nothing masks where no mark is found.
  func parts(ofMask content: Range<Int>) -> (shown: Range<Int>, mask: Range<Int>) {
    var index = content.lowerBound
    while index < content.upperBound {
      switch items[index] {
      case .begin: index = ends[index] + 1
      case .mask: return (content.lowerBound..<index, (index + 1)..<content.upperBound)
      case .end, .shape, .text: index += 1
      }
    }
    return (content, content.upperBound..<content.upperBound)
  }
}

extension DisplayItem {
  var isBlend: Bool {
    if case .begin(.blend(let mode)) = self { return mode != .normal }
    return false
  }
}
