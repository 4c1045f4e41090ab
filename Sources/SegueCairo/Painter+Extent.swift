import SegueDisplay
import SegueGeometry

extension Painter {
  /// What items can cover, in pixels; a pixel of room for smoothed edges is part of it.
  func extent(_ range: Range<Int>, _ transform: CGAffineTransform) -> Box {
    var box = Box.empty
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .begin(let effect):
        let end = max(index + 1, min(ends[index], range.upperBound))
        box = box.union(extent(of: effect, (index + 1)..<end, transform))
        index = end + 1
      case .shape(let shape):
        box = box.union(extent(of: shape, transform))
        index += 1
      case .text(let text):
        box = box.union(extent(of: text, transform))
        index += 1
      case .mask, .end:
        index += 1
      }
    }
    return box
  }

  private func extent(
    of effect: GroupEffect, _ content: Range<Int>, _ transform: CGAffineTransform
  ) -> Box {
    switch effect {
    case .opacity(let value):
      return value > 0 ? extent(content, transform) : .empty
    case .transform(let inner):
      let all = inner.concatenating(transform)
      return all.canDraw ? extent(content, all) : .empty
    case .projection(let projection):
      if projection.isAffine {
        return extent(of: .transform(projection.affine), content, transform)
      }
      return extent(content, .identity).projected(
        by: projection.concatenating(ProjectionTransform(transform)))
    case .clip(let outline, _):
      return extent(content, transform).intersection(bounds(of: outline, transform))
    case .mask:
      let (shown, mask) = parts(ofMask: content)
      return extent(shown, transform).intersection(extent(mask, transform))
    case .blur(let radius, let isOpaque):
      let inner = extent(content, transform)
      if isOpaque { return inner }
      let sigma = Sigma(radius: radius, transform)
      return inner.expanded(3 * sigma.x + 1, 3 * sigma.y + 1)
    case .shadow(_, let radius, let offset):
      let inner = extent(content, transform)
      let sigma = Sigma(radius: radius, transform)
      let move = offset.applying(transform)
      guard move.width.isFinite, move.height.isFinite else { return inner }
      return inner.union(
        inner.offsetBy(Double(move.width), Double(move.height))
          .expanded(3 * sigma.x + 1, 3 * sigma.y + 1))
    case .blend, .color, .flatten:
      return extent(content, transform)
    }
  }

  func extent(of shape: ShapeItem, _ transform: CGAffineTransform) -> Box {
    let box = bounds(of: shape.outline, transform)
    guard let stroke = shape.stroke else { return box }
    // A miter reaches as far as its limit allows, a square cap √2 of half the width.
    let reach =
      stroke.lineJoin == .miter && !shape.outline.isSmooth
      ? max(Double(stroke.miterLimit), 1.5) : 1.5
    let width = Double(stroke.lineWidth) / 2 * reach
    guard width.isFinite else { return .empty }
    let x = Double((transform.a * transform.a + transform.c * transform.c).squareRoot())
    let y = Double((transform.b * transform.b + transform.d * transform.d).squareRoot())
    return bounds(of: shape.outline, transform, allowsLines: true)
      .expanded(width * x, width * y)
  }

  func extent(of text: TextItem, _ transform: CGAffineTransform) -> Box {
    let scale = Double(abs(transform.determinant)).squareRoot()
    let ink = resources.shaper.text(text.run, scale: scale).ink
    return Box(ink.offsetBy(dx: text.origin.x, dy: text.origin.y), transform).expanded(1, 1)
  }

  /// The box of an outline's inside; of a line, which has none, only if asked for.
  func bounds(
    of outline: Outline, _ transform: CGAffineTransform, allowsLines: Bool = false
  ) -> Box {
    let rect: CGRect
    switch outline {
    case .rectangle(let r), .roundedRectangle(let r, _, _), .ellipse(let r): rect = r
    case .path(let path): rect = path.boundingRect
    }
    guard !rect.isNull else { return .empty }
    let box = Box(rect, transform)
    guard allowsLines || !box.isEmpty else { return .empty }
    return box == .empty ? box : Box(x0: box.x0 - 1, y0: box.y0 - 1, x1: box.x1 + 1, y1: box.y1 + 1)
  }

  /// Whether the items are few and keep clear of each other, so that what acts on all of them as
  /// one picture may as well act on each.
  func hasNoOverlap(_ range: Range<Int>, _ transform: CGAffineTransform) -> Bool {
    var boxes: [Box] = []
    return collect(&boxes, range, transform)
  }

  private func collect(
    _ boxes: inout [Box], _ range: Range<Int>, _ transform: CGAffineTransform
  ) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let box: Box
      switch items[index] {
      case .begin(let effect):
        let end = max(index + 1, min(ends[index], range.upperBound))
        var inner = transform
        switch effect {
        case .opacity, .clip, .flatten: break
        case .transform(let m):
          inner = m.concatenating(transform)
          guard inner.canDraw else {
            index = end + 1
            continue
          }
        case .blend(.normal): break
        case .projection, .mask, .blur, .shadow, .blend, .color: return false
        }
        guard collect(&boxes, (index + 1)..<end, inner) else { return false }
        index = end + 1
        continue
      case .mask, .end:
        index += 1
        continue
      case .shape(let shape): box = extent(of: shape, transform)
      case .text(let text): box = extent(of: text, transform)
      }
      index += 1
      let overlaps = boxes.contains { !$0.intersection(box).isEmpty }
      guard !overlaps, boxes.count < 12 else { return false }
      boxes.append(box)
    }
    return true
  }
}

extension Outline {
  /// Whether it has no sharp corners that a miter could prolong.
  fileprivate var isSmooth: Bool {
    switch self {
    case .ellipse: true
    case .rectangle, .roundedRectangle, .path: false
    }
  }
}

extension Box {
  /// The box around the projected corners; unbounded where some lie behind the viewer.
  func projected(by m: ProjectionTransform) -> Box {
    guard !isEmpty, x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else {
      return isEmpty ? self : .unbounded
    }
    var box = Box(x0: .infinity, y0: .infinity, x1: -.infinity, y1: -.infinity)
    for (x, y) in [(x0, y0), (x1, y0), (x0, y1), (x1, y1)] {
      let w = x * Double(m.m13) + y * Double(m.m23) + Double(m.m33)
      guard w > 1e-4 else { return w.isFinite ? .unbounded : .empty }
      let px = (x * Double(m.m11) + y * Double(m.m21) + Double(m.m31)) / w
      let py = (x * Double(m.m12) + y * Double(m.m22) + Double(m.m32)) / w
      guard px.isFinite, py.isFinite else { return .empty }
      box = Box(
        x0: min(box.x0, px), y0: min(box.y0, py), x1: max(box.x1, px), y1: max(box.y1, py))
    }
    return box.expanded(1, 1)
  }
}
