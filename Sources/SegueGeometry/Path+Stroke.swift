extension Path {
  /// Returns the outline of the line that a stroke draws along the path.
  ///
  /// Curves become short straight pieces. The result is a union of overlapping polygons that all
  /// turn the same way: fill it with the non-zero rule. A width that is not positive gives an empty
  /// path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style: style)
    for (points, isClosed) in polylines() {
      let distinct = points.reduce(into: [CGPoint]()) { list, point in
        if list.last != point { list.append(point) }
      }
      for (dash, closed) in DashPattern(style).split(distinct, isClosed: isClosed) {
        stroker.add(dash, isClosed: closed)
      }
    }
    return stroker.path
  }
}
