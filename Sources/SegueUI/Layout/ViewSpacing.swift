public import SegueGeometry

/// The distances that a view asks for around itself, points.
///
/// Between views that are not text it is 8 in both axes. Above and below text the distance depends
/// on the font; beside a spacer there is none. Where several neighbours ask, the larger one counts.
public struct ViewSpacing: Sendable {
  /// What a view asks for at one edge.
  enum Preference: Hashable, Sendable {
    /// The default distance.
    case view
    /// None at all.
    case zero
    /// Text: what it keeps to a view below it, to a view above it, and to text above it.
    case text(belowToView: Double, aboveToView: Double, aboveToText: Double)
  }

  var top: [Preference] = [.view]
  var bottom: [Preference] = [.view]
  var leading: [Preference] = [.view]
  var trailing: [Preference] = [.view]

  /// The default distance between neighbours.
  static let standard = 8.0

  public init() {}

  /// No distance at any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = [.zero]
    spacing.bottom = [.zero]
    spacing.leading = [.zero]
    spacing.trailing = [.zero]
    return spacing
  }()

  init(_ all: Preference) {
    top = [all]
    bottom = [all]
    leading = [.view]
    trailing = [.view]
  }

  /// Adds what another view asks for at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.merged(top, other.top) }
    if edges.contains(.bottom) { bottom = Self.merged(bottom, other.bottom) }
    if edges.contains(.leading) { leading = Self.merged(leading, other.leading) }
    if edges.contains(.trailing) { trailing = Self.merged(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  private static func merged(_ a: [Preference], _ b: [Preference]) -> [Preference] {
    if a == b { return a }
    return a + b.filter { !a.contains($0) }
  }

  /// The distance to a view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .horizontal ? trailing : bottom
    let theirs = axis == .horizontal ? next.leading : next.top
    if mine.count == 1, theirs.count == 1 {
      return CGFloat(Self.distance(mine[0], theirs[0], axis))
    }
    var result = 0.0
    for a in mine { for b in theirs { result = max(result, Self.distance(a, b, axis)) } }
    return CGFloat(result)
  }

  private static func distance(_ a: Preference, _ b: Preference, _ axis: Axis) -> Double {
    switch (a, b) {
    case (.zero, _), (_, .zero): 0
    case (.text, .text(_, _, let toText)) where axis == .vertical: toText
    case (.text(let below, _, _), .view) where axis == .vertical: below
    case (.view, .text(_, let above, _)) where axis == .vertical: above
    default: standard
    }
  }
}
