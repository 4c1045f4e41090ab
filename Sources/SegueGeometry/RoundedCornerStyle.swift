/// How a rounded corner meets its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows gradually, longer than a quarter of a circle.
  case continuous
}
