public import SegueGeometry
public import SegueMotion

/// Arranges a collection of views.
///
/// `sizeThatFits` says how large the arrangement is for a proposal, `placeSubviews` puts every view
/// at its place; both may ask a subview for its size as often as they like.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         proposal.replacingUnspecifiedDimensions()
///       }
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) {
///         for (index, view) in subviews.enumerated() {
///           view.place(at: CGPoint(x: 20 * index, y: 20 * index), proposal: .unspecified)
///         }
///       }
///     }
///
/// A layout with `animatableData` lays out again at every frame of an animation; the views then
/// stand where it says, and do not travel by themselves.
public nonisolated protocol Layout: Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What kind of arrangement it is.
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the arrangement asks for around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for a proposal, points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts every subview at its place in the bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var result: ViewSpacing?
    for view in subviews { result = result?.union(view.spacing) ?? view.spacing }
    return result ?? ViewSpacing()
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges the views of a closure.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What kind of arrangement a layout is.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow; nil lets them grow both ways.
  public var stackOrientation: Axis?

  public init() {}
}

/// Says something about a view to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Says something about the view to the layout around it.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(layoutValues: [ObjectIdentifier(key): value]))
  }
}
