extension Path {
  /// Returns the path with every point moved by an affine map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { $0.applying(transform) }
  }

  /// Returns the path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path with every point, also the control points, replaced.
  package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let end): result.append(.move(to: transform(end)))
      case .line(let end): result.append(.line(to: transform(end)))
      case .quadCurve(let end, let control):
        result.append(.quadCurve(to: transform(end), control: transform(control)))
      case .curve(let end, let control1, let control2):
        result.append(
          .curve(
            to: transform(end), control1: transform(control1), control2: transform(control2)))
      case .closeSubpath: result.append(.closeSubpath)
      }
    }
    return result
  }
}
