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

  /// What the views at one edge ask for together.
  ///
  /// Of several texts only the largest wish of each kind counts, so no list is needed.
  struct Side: Hashable, Sendable {
    private(set) var hasView = false
    private(set) var hasZero = false
    private(set) var hasText = false
    private(set) var belowToView = 0.0
    private(set) var aboveToView = 0.0
    private(set) var aboveToText = 0.0

    init(_ preference: Preference) {
      switch preference {
      case .view: hasView = true
      case .zero: hasZero = true
      case .text(let below, let above, let toText):
        hasText = true
        belowToView = below
        aboveToView = above
        aboveToText = toText
      }
    }

    mutating func merge(_ other: Side) {
      hasView = hasView || other.hasView
      hasZero = hasZero || other.hasZero
      hasText = hasText || other.hasText
      belowToView = max(belowToView, other.belowToView)
      aboveToView = max(aboveToView, other.aboveToView)
      aboveToText = max(aboveToText, other.aboveToText)
    }

    /// The distance from this edge to the opposite edge of what follows.
    func distance(to next: Side, _ axis: Axis) -> Double {
      if axis == .horizontal {
        return (hasView || hasText) && (next.hasView || next.hasText) ? ViewSpacing.standard : 0
      }
      var result = 0.0
      if hasView, next.hasView { result = ViewSpacing.standard }
      if hasText, next.hasText { result = max(result, next.aboveToText) }
      if hasText, next.hasView { result = max(result, belowToView) }
      if hasView, next.hasText { result = max(result, next.aboveToView) }
      return result
    }
  }

  var top = Side(.view)
  var bottom = Side(.view)
  var leading = Side(.view)
  var trailing = Side(.view)

  /// The default distance between neighbours.
  static let standard = 8.0

  public init() {}

  /// No distance at any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = Side(.zero)
    spacing.bottom = Side(.zero)
    spacing.leading = Side(.zero)
    spacing.trailing = Side(.zero)
    return spacing
  }()

  init(_ all: Preference) {
    top = Side(all)
    bottom = Side(all)
  }

  /// Adds what another view asks for at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.merge(other.top) }
    if edges.contains(.bottom) { bottom.merge(other.bottom) }
    if edges.contains(.leading) { leading.merge(other.leading) }
    if edges.contains(.trailing) { trailing.merge(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to a view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(
      axis == .horizontal
        ? trailing.distance(to: next.leading, axis) : bottom.distance(to: next.top, axis))
  }
}
