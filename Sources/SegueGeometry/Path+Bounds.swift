extension Path {
  /// The smallest rectangle around everything on the path; null for an empty path.
  ///
  /// Control points count only as far as the curve itself reaches.
  public var boundingRect: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for subpath in subpaths {
      include(subpath.start)
      for segment in subpath.segments {
        include(segment.end)
        for t in segment.extremes { include(segment.point(t)) }
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension PathSegment {
  /// The parameters inside 0...1 at which x or y turns back.
  fileprivate var extremes: [CGFloat] {
    switch self {
    case .line: return []
    case .quad(let a, let c, let b):
      return [
        Self.zero(c.x - a.x, b.x - 2 * c.x + a.x), Self.zero(c.y - a.y, b.y - 2 * c.y + a.y),
      ].compactMap { $0 }
    case .cubic(let a, let c, let d, let b):
      return Self.zeros(a.x, c.x, d.x, b.x) + Self.zeros(a.y, c.y, d.y, b.y)
    }
  }

  /// Solves constant + slope·t = 0 inside 0...1.
  private static func zero(_ constant: CGFloat, _ slope: CGFloat) -> CGFloat? {
    let t = -constant / slope
    return t > 0 && t < 1 ? t : nil
  }

  /// The parameters inside 0...1 at which one coordinate of a cubic has no slope.
  private static func zeros(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let c = p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let a = p3 - 3 * p2 + 3 * p1 - p0
    guard abs(a) > 1e-12 * (abs(b) + abs(c)) else { return [zero(c, b)].compactMap { $0 } }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
