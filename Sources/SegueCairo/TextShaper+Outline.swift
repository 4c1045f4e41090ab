package import SegueDisplay
package import SegueGeometry

extension TextShaper {
  /// A line's outline, its baseline starting at the origin, in points; nil where some of its glyphs
  /// are pictures.
  ///
  /// Lines leave the glyphs' curves by no more than 0.03 points.
  package func outline(_ run: TextRun) -> Path? {
    let shaped = text(run, scale: 2)
    guard shaped.pictures == nil else { return nil }
    var path = Path()
    let points = shaped.polygons.points
    var start = 0
    for end in shaped.polygons.ends.map({ Int($0) }) where end > start {
      for index in start..<end {
        let point = CGPoint(x: CGFloat(points[index * 2]), y: CGFloat(points[index * 2 + 1]))
        if index == start { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      start = end
    }
    return path
  }
}
