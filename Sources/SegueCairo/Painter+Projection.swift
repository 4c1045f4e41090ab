import CCairo
import CPixels
import SegueDisplay
import SegueGeometry

extension Painter {
  func drawProjected(
    _ projection: ProjectionTransform, _ content: Range<Int>, on canvas: Canvas,
    _ state: DrawingState
  ) {
    if projection.isAffine {
      guard let inner = state.transformed(by: projection.affine) else { return }
      draw(content, on: canvas, inner)
      return
    }
    let all = projection.concatenating(ProjectionTransform(state.transform))
    var local = extent(content, .identity)
    guard !local.isEmpty, local.x1 - local.x0 < 1e6, local.y1 - local.y0 < 1e6 else { return }
    local = local.expanded(1, 1)
    let shown = local.projected(by: all).pixels
      .intersection(state.clip)
    // Sharp where the projection enlarges most, within what a canvas can hold.
    let longest = max(local.x1 - local.x0, local.y1 - local.y0)
    let detail = min(
      local.magnification(by: all), 4096 / longest, state.scale * 4)
    var inverse = all
    guard detail.isFinite, detail > 1e-6, inverse.invert(), let layer = emptyLayer(shown) else {
      return
    }
    let place = PixelRect(
      x0: 0, y0: 0, x1: Int(((local.x1 - local.x0) * detail).rounded(.up)),
      y1: Int(((local.y1 - local.y0) * detail).rounded(.up)))
    guard let source = emptyLayer(place)?.canvas else { return }
    let flat = CGAffineTransform(translationX: -CGFloat(local.x0), y: -CGFloat(local.y0))
      .concatenating(CGAffineTransform(scaleX: CGFloat(detail), y: CGFloat(detail)))
    draw(
      content, on: source, DrawingState(transform: flat, clip: source.bounds, snaps: false))
    cairo_surface_flush(source.surface)
    let m = ProjectionTransform(
      CGAffineTransform(translationX: CGFloat(shown.x0), y: CGFloat(shown.y0))
    ).concatenating(inverse).concatenating(ProjectionTransform(flat))
    let target = layer.canvas
    px_project(
      target.pixels, Int32(target.width), Int32(target.width), Int32(target.height),
      source.pixels, Int32(source.width), Int32(source.width), Int32(source.height),
      [m.m11, m.m21, m.m31, m.m12, m.m22, m.m32, m.m13, m.m23, m.m33].map { Double($0) })
    cairo_surface_mark_dirty(target.surface)
    compose(layer, on: canvas, alpha: state.alpha)
  }
}

extension Box {
  /// The most by which a projection enlarges near the corners and the middle.
  fileprivate func magnification(by m: ProjectionTransform) -> Double {
    let (cx, cy) = ((x0 + x1) / 2, (y0 + y1) / 2)
    var most = 0.0
    for (x, y) in [(x0, y0), (x1, y0), (x0, y1), (x1, y1), (cx, cy)] {
      let w = x * Double(m.m13) + y * Double(m.m23) + Double(m.m33)
      guard w > 1e-4 else { continue }
      let u = (x * Double(m.m11) + y * Double(m.m21) + Double(m.m31)) / w
      let v = (x * Double(m.m12) + y * Double(m.m22) + Double(m.m32)) / w
      // Derivatives of the projected point along x and y.
      let ux = (Double(m.m11) - u * Double(m.m13)) / w
      let vx = (Double(m.m12) - v * Double(m.m13)) / w
      let uy = (Double(m.m21) - u * Double(m.m23)) / w
      let vy = (Double(m.m22) - v * Double(m.m23)) / w
      most = max(most, (ux * ux + vx * vx).squareRoot(), (uy * uy + vy * vy).squareRoot())
    }
    return most
  }
}
