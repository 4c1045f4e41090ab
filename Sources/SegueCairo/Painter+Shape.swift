import CCairo
import CPixels
import SegueDisplay
import SegueGeometry

extension Painter {
  func draw(_ shape: ShapeItem, on canvas: Canvas, _ state: DrawingState) {
    if case .color(let color) = shape.paint {
      let pixel = color.nativePixel(alpha: state.alpha)
      guard pixel >> 24 > 0 else { return }
      if shape.stroke == nil, shape.isAntialiased, !state.hasOutlineClip,
        fillPlainly(shape.outline, pixel, on: canvas, state)
      {
        return
      }
    }
    drawByCairo(shape, on: canvas, state)
  }

  // MARK: - Plain outlines

  /// Fills an outline that cannot cross itself, at half of cairo's cost; false for any other.
  private func fillPlainly(
    _ outline: Outline, _ pixel: UInt32, on canvas: Canvas, _ state: DrawingState
  ) -> Bool {
    let rect: CGRect
    switch outline {
    case .rectangle(let plain):
      if state.isUpright, state.snaps {
        let whole = snapped(plain, state.transform)
        if !whole.isEmpty {
          canvas.withTarget(clip: state.clip, color: pixel) { px_fill_rect($0, whole.c) }
          return true
        }
      }
      rect = plain
    case .roundedRectangle(let plain, _, _), .ellipse(let plain): rect = plain
    case .path: return false
    }
    let box = Box(rect, state.transform)
    // Nothing, or too large for the filler's numbers.
    guard !box.isEmpty else { return true }
    guard max(box.x1, box.y1) < 5e5, min(box.x0, box.y0) > -5e5 else { return false }
    if Box(state.clip).intersection(box).isEmpty { return true }
    let polygons = polygons(of: outline, scale: state.scale)
    let place = CGAffineTransform(translationX: rect.standardized.minX, y: rect.standardized.minY)
    canvas.withTarget(clip: state.clip, color: pixel) {
      polygons.fill($0, place.concatenating(state.transform))
    }
    return true
  }

  /// A simple outline as lines, its top left corner at the origin.
  private func polygons(of outline: Outline, scale: Double) -> Polygons {
    let level = OutlineKey.level(for: scale)
    let key: OutlineKey
    switch outline {
    case .rectangle(let rect):
      let (w, h) = (Double(abs(rect.width)), Double(abs(rect.height)))
      var result = Polygons()
      for (x, y) in [(0, 0), (w, 0), (w, h), (0, h)] { result.add(x, y) }
      result.close()
      return result
    case .roundedRectangle(let rect, let corner, let style):
      key = OutlineKey(
        size: rect.standardized.size, corner: corner, style: style, level: level)
    case .ellipse(let rect):
      let size = rect.standardized.size
      // No rounded rectangle has corners of this size, so the keys never meet.
      key = OutlineKey(
        size: size, corner: CGSize(width: -1, height: -1), style: .circular, level: level)
    case .path:
      return Polygons()
    }
    return resources.outlines.value(for: key) {
      let frame = CGRect(origin: .zero, size: key.size)
      let path =
        key.corner.width == -1
        ? Path(ellipseIn: frame)
        : Path(roundedRect: frame, cornerSize: key.corner, style: key.style)
      // Within 1/80 of a pixel, 2/255 of coverage.
      return path.polygons(tolerance: 0.0125 / OutlineKey.scale(of: level))
    }
  }

  /// A rectangle's edges, each at the nearest pixel; empty where a number is not finite.
  func snapped(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelRect {
    let box = Box(rect, transform)
    guard box.x0 <= box.x1, box.y0 <= box.y1 else { return .empty }
    func whole(_ value: Double) -> Int { Int(min(max(value.rounded(), -1e7), 1e7)) }
    return PixelRect(x0: whole(box.x0), y0: whole(box.y0), x1: whole(box.x1), y1: whole(box.y1))
  }

  // MARK: - Any outline

  private func drawByCairo(_ shape: ShapeItem, on canvas: Canvas, _ state: DrawingState) {
    let place = extent(of: shape, state.transform).pixels.intersection(state.clip)
    guard !place.isEmpty else { return }
    let context = canvas.context
    cairo_save(context)
    defer { cairo_restore(context) }
    guard
      let source = PaintSource(
        shape.paint, alpha: state.alpha, place: place, transform: state.transform,
        resources: resources)
    else { return }
    source.use(on: context, state.transform)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    guard
      addPath(shape.outline, context, state.transform, snaps: state.snaps && shape.stroke == nil)
    else { return }
    cairo_set_antialias(context, shape.isAntialiased ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    guard let stroke = shape.stroke else {
      cairo_set_fill_rule(
        context, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
      return
    }
    guard stroke.prepare(context) else { return }
    // The path is in pixels; the pen is as the transform bends it.
    var matrix = state.transform.matrix
    cairo_set_matrix(context, &matrix)
    cairo_stroke(context)
  }

  /// Adds an outline in pixels; false, and nothing to draw, where a number is not finite.
  func addPath(
    _ outline: Outline, _ context: OpaquePointer, _ transform: CGAffineTransform,
    snaps: Bool = false
  ) -> Bool {
    switch outline {
    case .rectangle(let rect):
      if snaps, transform.b == 0, transform.c == 0 {
        let whole = snapped(rect, transform)
        if !whole.isEmpty {
          cairo_rectangle(
            context, Double(whole.x0), Double(whole.y0), Double(whole.width),
            Double(whole.height))
          return true
        }
      }
      return addPath(Path(rect), context, transform)
    case .roundedRectangle(let rect, let corner, let style):
      return addPath(Path(roundedRect: rect, cornerSize: corner, style: style), context, transform)
    case .ellipse(let rect):
      return addPath(Path(ellipseIn: rect), context, transform)
    case .path(let path):
      return addPath(path, context, transform)
    }
  }

  private func addPath(
    _ path: Path, _ context: OpaquePointer, _ transform: CGAffineTransform
  ) -> Bool {
    var isFinite = true
    var here = CGPoint.zero
    /// Pixels, no further away than cairo's fixed point numbers reach.
    func pixel(_ point: CGPoint) -> CGPoint {
      let p = point.applying(transform)
      guard p.x.isFinite, p.y.isFinite else {
        isFinite = false
        return .zero
      }
      return CGPoint(x: min(max(p.x, -4e6), 4e6), y: min(max(p.y, -4e6), 4e6))
    }
    path.forEach { element in
      switch element {
      case .move(let end):
        here = pixel(end)
        cairo_move_to(context, here.x, here.y)
      case .line(let end):
        here = pixel(end)
        cairo_line_to(context, here.x, here.y)
      case .quadCurve(let end, let control):
        let (c, p) = (pixel(control), pixel(end))
        cairo_curve_to(
          context, here.x + (c.x - here.x) * 2 / 3, here.y + (c.y - here.y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
        here = p
      case .curve(let end, let control1, let control2):
        let (c, d, p) = (pixel(control1), pixel(control2), pixel(end))
        cairo_curve_to(context, c.x, c.y, d.x, d.y, p.x, p.y)
        here = p
      case .closeSubpath:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        here = CGPoint(x: x, y: y)
      }
    }
    return isFinite
  }
}

extension CGAffineTransform {
  var matrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}

extension StrokeStyle {
  /// Makes cairo's pen; false where there is nothing to draw.
  fileprivate func prepare(_ context: OpaquePointer) -> Bool {
    guard lineWidth.isFinite, lineWidth > 0, dashPhase.isFinite else { return false }
    cairo_set_line_width(context, Double(lineWidth))
    let cap: cairo_line_cap_t =
      switch lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join: cairo_line_join_t =
      switch lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_cap(context, cap)
    cairo_set_line_join(context, join)
    cairo_set_miter_limit(context, miterLimit.isFinite ? max(1, Double(miterLimit)) : 10)
    // Cairo stops for good at a negative length or a pattern without length.
    let lengths = dash.map { Double($0) }
    let isPattern = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.reduce(0, +) > 1e-3
    if isPattern {
      cairo_set_dash(context, lengths, Int32(lengths.count), Double(dashPhase))
    } else {
      cairo_set_dash(context, nil, 0, 0)
    }
    return true
  }
}
