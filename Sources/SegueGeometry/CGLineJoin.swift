/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point, as far as the miter limit allows.
  case miter
  /// In a disc.
  case round
  /// Cut off straight.
  case bevel
}
