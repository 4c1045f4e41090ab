extension PathSegment {
  /// The points after the start of a polyline that stays within a tolerance of the curve.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    let bend: CGFloat
    switch self {
    case .line(_, let b): return [b]
    case .quad(let a, let c, let b): bend = Self.bend(a, c, b) / 4
    case .cubic(let a, let c, let d, let b):
      bend = max(Self.bend(a, c, d), Self.bend(c, d, b)) * 0.75
    }
    // The error of n equal steps is the second difference over n²; 256 bounds the work.
    let wanted = (bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? min(max(Int(min(wanted, 256)), 1), 256) : 1
    return (1...count).map { $0 == count ? end : point(CGFloat($0) / CGFloat(count)) }
  }

  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }
}

extension Path {
  /// The subpaths as polylines.
  ///
  /// - Parameter tolerance: The largest distance from the true curve, in points.
  package func polylines(tolerance: CGFloat = 0.02) -> [(points: [CGPoint], isClosed: Bool)] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments { points += segment.flattened(tolerance: tolerance) }
      return (points, subpath.isClosed)
    }
  }
}
