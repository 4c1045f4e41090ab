private import Foundation

extension Path {
  /// Adds a part of a circle, joined to the path by a line.
  ///
  /// Angles grow clockwise on screen from the right end. `clockwise: false` runs in the direction
  /// of growing angles, `true` against it, as in the flipped coordinates the parameter is named
  /// after. Angles a full turn or more apart give the whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds a part of a circle that runs over an angle from a start, joined to the path by a line.
  ///
  /// A positive difference runs clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    // Sixteen turns are plenty to look at; the limit keeps the number of pieces sane.
    let limit = 32 * Double.pi
    let sweep = delta.radians.isFinite ? min(max(delta.radians, -limit), limit) : 0
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let handle = CGFloat(4.0 / 3.0 * tan(step / 4)) * radius
    func direction(_ index: Int) -> (x: CGFloat, y: CGFloat) {
      let angle = startAngle.radians + step * Double(index)
      return (CGFloat(cos(angle)), CGFloat(sin(angle)))
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y).applying(transform)
    }
    var from = direction(0)
    let first = point(from.x * radius, from.y * radius)
    if currentPoint == nil {
      move(to: first)
    } else {
      addLine(to: first)
    }
    guard sweep != 0 else { return }
    for index in 1...count {
      let to = direction(index)
      addCurve(
        to: point(to.x * radius, to.y * radius),
        control1: point(from.x * radius - from.y * handle, from.y * radius + from.x * handle),
        control2: point(to.x * radius + to.y * handle, to.y * radius - to.x * handle))
      from = to
    }
  }

  /// Adds an arc that rounds off the corner between the current point, and two further points.
  ///
  /// The arc touches the line from the current point to the first and the line on to the second.
  /// Points in one line, or a radius of 0, give a line to the first point.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else {
      move(to: p1.applying(transform))
      return
    }
    let p0 = transform.isIdentity ? current : current.applying(transform.inverted())
    let back = CGVector(dx: p0.x - p1.x, dy: p0.y - p1.y)
    let on = CGVector(dx: p2.x - p1.x, dy: p2.y - p1.y)
    let cross = Double(back.dx * on.dy - back.dy * on.dx)
    let dot = Double(back.dx * on.dx + back.dy * on.dy)
    let backLength = (back.dx * back.dx + back.dy * back.dy).squareRoot()
    let onLength = (on.dx * on.dx + on.dy * on.dy).squareRoot()
    guard radius > 0, abs(cross) > 1e-12 * Double(backLength * onLength) else {
      addLine(to: p1.applying(transform))
      return
    }
    let opening = atan2(abs(cross), dot)
    let distance = radius / CGFloat(tan(opening / 2))
    let touch = CGPoint(
      x: p1.x + back.dx / backLength * distance, y: p1.y + back.dy / backLength * distance)
    // The centre lies beside the first side, towards the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = CGVector(dx: -back.dy / backLength * side, dy: back.dx / backLength * side)
    let center = CGPoint(x: touch.x + normal.dx * radius, y: touch.y + normal.dy * radius)
    let start = atan2(Double(touch.y - center.y), Double(touch.x - center.x))
    let sweep = (.pi - opening) * (cross > 0 ? -1 : 1)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(start), delta: .radians(sweep),
      transform: transform)
  }
}
