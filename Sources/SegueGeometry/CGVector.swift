/// A difference of two points, in points.
///
/// Foundation has no such type outside Apple's platforms.
@frozen public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part; grows downwards.
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  @inlinable public init() { self.init(dx: 0, dy: 0) }

  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
