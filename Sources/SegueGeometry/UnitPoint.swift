/// A point in the unit square of a view: (0, 0) is its top leading corner, (1, 1) the opposite one.
///
/// Values outside 0...1 lie outside the view.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The horizontal part, as a fraction of the width.
  public var x: CGFloat
  /// The vertical part, as a fraction of the height; grows downwards.
  public var y: CGFloat

  /// Creates the top leading corner.
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

extension UnitPoint {
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
