extension Path {
  /// Returns whether a point lies inside the path, every subpath taken as closed.
  ///
  /// - Parameter eoFill: Whether overlaps cancel out in pairs.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for (points, _) in polylines() {
      guard var from = points.last else { continue }
      for to in points {
        defer { from = to }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        // Which side of the rising or falling edge the point is on.
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if to.y > from.y, side > 0 { winding += 1 }
        if to.y < from.y, side < 0 { winding -= 1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
