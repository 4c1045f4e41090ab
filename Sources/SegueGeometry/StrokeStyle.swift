/// How a path is drawn as a line.
@frozen public struct StrokeStyle: Hashable, Sendable {
  /// The width in points; half of it lies on either side of the path.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest point of a sharp join, as a multiple of the line width, before it is cut off.
  public var miterLimit: CGFloat
  /// Lengths of drawn and skipped pieces in turn, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
