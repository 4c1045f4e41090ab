private import Foundation

/// Builds the outline of a line as a union of polygons: one a piece, one a join, one a cap.
struct Stroker {
  let style: StrokeStyle
  private(set) var path = Path()
  private let half: CGFloat

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  /// Adds a polyline whose neighbouring points differ.
  mutating func add(_ line: [CGPoint], isClosed: Bool) {
    var points = line
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else {
      addDot(first)
      return
    }
    let corners = isClosed ? points + [first] : points
    for (a, b) in zip(corners, corners.dropFirst()) { addPiece(a, b) }
    for index in 1..<(corners.count - 1) {
      addJoin(corners[index - 1], corners[index], corners[index + 1])
    }
    if isClosed {
      addJoin(last, first, points[1])
    } else {
      addCap(at: first, from: points[1])
      addCap(at: last, from: points[points.count - 2])
    }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0
      ? CGVector(dx: -dy / length * half, dy: dx / length * half) : CGVector(dx: 0, dy: 0)
  }

  private mutating func addPiece(_ a: CGPoint, _ b: CGPoint) {
    let n = normal(a, b)
    addPolygon([
      CGPoint(x: a.x - n.dx, y: a.y - n.dy), CGPoint(x: b.x - n.dx, y: b.y - n.dy),
      CGPoint(x: b.x + n.dx, y: b.y + n.dy), CGPoint(x: a.x + n.dx, y: a.y + n.dy),
    ])
  }

  private mutating func addJoin(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) {
    if style.lineJoin == .round {
      addDisc(corner)
      return
    }
    let (n1, n2) = (normal(a, corner), normal(corner, b))
    let cross = n1.dx * n2.dy - n1.dy * n2.dx
    let dot = (n1.dx * n2.dx + n1.dy * n2.dy) / (half * half)
    // The gap opens on the outer side of the bend.
    let side: CGFloat = cross > 0 ? -1 : 1
    let p1 = CGPoint(x: corner.x + n1.dx * side, y: corner.y + n1.dy * side)
    let p2 = CGPoint(x: corner.x + n2.dx * side, y: corner.y + n2.dy * side)
    // 1 / sin of half the corner's angle, the length of the point in line widths.
    let miter = (2 / max(1 + dot, 1e-12)).squareRoot()
    if style.lineJoin == .miter, miter <= style.miterLimit {
      let scale = side / max(1 + dot, 1e-12)
      let tip = CGPoint(
        x: corner.x + (n1.dx + n2.dx) * scale, y: corner.y + (n1.dy + n2.dy) * scale)
      addPolygon([corner, p1, tip, p2])
    } else {
      addPolygon([corner, p1, p2])
    }
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let n = normal(inner, end)
      addPiece(end, CGPoint(x: end.x + n.dy, y: end.y - n.dx))
    }
  }

  /// A subpath without length shows its caps only.
  private mutating func addDot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      addPiece(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y))
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    path.addEllipse(
      in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  /// Adds a polygon, turned clockwise on screen like the discs.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += a.x * b.y - a.y * b.x
    }
    guard area != 0 else { return }
    path.addLines(area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }
}
