/// How an open line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Exactly at its last point.
  case butt
  /// With a half disc around its last point.
  case round
  /// Half a line width beyond its last point.
  case square
}
