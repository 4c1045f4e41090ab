import CCairo
import CPixels
import SegueDisplay
import SegueGeometry

/// A paint as cairo takes it.
///
/// A class, because it owns a pattern of cairo and perhaps the pixels it shows.
final class PaintSource {
  private let pattern: OpaquePointer
  /// Whether the pattern is in pixels instead of the item's points.
  private let isInPixels: Bool
  private let canvas: Canvas?

  /// Prepares a paint; nil where it leaves nothing to draw.
  ///
  /// - Parameters:
  ///   - alpha: Multiplies every colour.
  ///   - place: The pixels that will be drawn.
  ///   - transform: From the item's points to pixels.
  init?(
    _ paint: Paint, alpha: Double, place: PixelRect, transform: CGAffineTransform,
    resources: DrawingResources
  ) {
    var canvas: Canvas?
    let pattern: OpaquePointer?
    switch paint {
    case .color(let color):
      pattern = Self.solid(color, alpha)
    case .linear(let stops, let start, let end):
      pattern = Self.linear(resources.stops(stops), start, end, alpha)
    case .radial(let stops, let center, let start, let end):
      let unit = CGAffineTransform(translationX: center.x, y: center.y)
      pattern = Self.radial(resources.stops(stops), unit, start, end, alpha)
    case .elliptical(let stops, let rect, let start, let end):
      let unit = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.midX, ty: rect.midY)
      pattern = Self.radial(resources.stops(stops), unit, start, end, alpha)
    case .angular(let stops, let center, let start, let end):
      canvas = Self.turn(
        ConicKey(stops: stops, start: start, end: end), around: center, place, transform, resources)
      pattern = canvas.flatMap { Self.shown($0, at: place, alpha) }
    }
    guard let pattern else { return nil }
    self.pattern = pattern
    self.canvas = canvas
    isInPixels = canvas != nil
  }

  deinit { cairo_pattern_destroy(pattern) }

  /// Makes it what cairo draws with; the context's matrix is changed.
  func use(on context: OpaquePointer, _ transform: CGAffineTransform) {
    if isInPixels {
      cairo_identity_matrix(context)
    } else {
      var matrix = transform.matrix
      cairo_set_matrix(context, &matrix)
    }
    cairo_set_source(context, pattern)
  }

  // MARK: - Kinds

  private static func solid(_ color: RGBA, _ alpha: Double) -> OpaquePointer? {
    guard color.isFinite else { return nil }
    return cairo_pattern_create_rgba(
      color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit * alpha)
  }

  private static func linear(
    _ stops: [GradientStop], _ start: CGPoint, _ end: CGPoint, _ alpha: Double
  ) -> OpaquePointer? {
    guard let last = stops.last, start.isFinite, end.isFinite else { return nil }
    // Without a length there is no direction: what lies behind the end fills everything.
    guard start != end else { return solid(last.color, alpha) }
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    add(stops, to: pattern, alpha)
    return pattern
  }

  /// Circles around the origin of a unit space, which `unit` maps to the item's points.
  private static func radial(
    _ stops: [GradientStop], _ unit: CGAffineTransform, _ start: Double, _ end: Double,
    _ alpha: Double
  ) -> OpaquePointer? {
    guard !stops.isEmpty, start.isFinite, end.isFinite, unit.canDraw else { return nil }
    let (inner, outer) = (max(0, start), max(0, end))
    // Equal radii mean a sharp edge, which cairo needs two circles for.
    let pattern = cairo_pattern_create_radial(
      0, 0, inner, 0, 0, inner == outer ? outer + 1e-3 * max(1, outer) : outer)
    var matrix = unit.inverted().matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    add(stops, to: pattern, alpha)
    return pattern
  }

  private static func add(_ stops: [GradientStop], to pattern: OpaquePointer?, _ alpha: Double) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location.unit, stop.color.red.unit, stop.color.green.unit,
        stop.color.blue.unit, stop.color.alpha.unit * alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  /// A canvas with colours around a centre.
  private static func turn(
    _ key: ConicKey, around center: CGPoint, _ place: PixelRect, _ transform: CGAffineTransform,
    _ resources: DrawingResources
  ) -> Canvas? {
    guard key.start.isFinite, key.end.isFinite, center.isFinite, transform.canDraw,
      !resources.ramp(key.stops).isEmpty,
      let canvas = Canvas(width: place.width, height: place.height, pool: resources.pool)
    else { return nil }
    let inverse = CGAffineTransform(translationX: CGFloat(place.x0), y: CGFloat(place.y0))
      .concatenating(transform.inverted())
      .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
    let sums = resources.turn(key)
    px_conic(
      canvas.pixels, Int32(canvas.width), Int32(canvas.width), Int32(canvas.height), sums,
      Int32(ConicKey.colorCount),
      px_affine(
        a: Float(inverse.a), b: Float(inverse.b), c: Float(inverse.c), d: Float(inverse.d),
        tx: Float(inverse.tx), ty: Float(inverse.ty)))
    cairo_surface_mark_dirty(canvas.surface)
    return canvas
  }

  private static func shown(_ canvas: Canvas, at place: PixelRect, _ alpha: Double)
    -> OpaquePointer?
  {
    if alpha < 1 {
      px_color_matrix(
        canvas.pixels, Int32(canvas.width), Int32(canvas.width), Int32(canvas.height),
        [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0], Float(alpha))
    }
    let pattern = cairo_pattern_create_for_surface(canvas.surface)
    var matrix = cairo_matrix_t(
      xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(place.x0), y0: -Double(place.y0))
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}

extension Double {
  fileprivate var unit: Double { self.isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
