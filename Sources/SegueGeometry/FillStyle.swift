/// Which parts of a path count as inside, and whether their edges are smoothed.
@frozen public struct FillStyle: Hashable, Sendable {
  /// Whether overlaps cancel out in pairs, instead of all counting as inside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
