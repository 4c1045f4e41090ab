public import SegueGeometry

/// Lets a view extend under what covers the edges of the screen.
public nonisolated struct _IgnoresSafeArea: ItemModifier {
  public typealias Body = Never
  let edges: Edge.Set

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    IgnoresSafeAreaNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: IgnoresSafeAreaNode.self).update(self)
  }
}

/// The node of `ignoresSafeArea`: sized as the content is, placed larger where it touches a bar.
final class IgnoresSafeAreaNode: WrapperNode {
  private var modifier: _IgnoresSafeArea

  init(_ modifier: _IgnoresSafeArea, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _IgnoresSafeArea) {
    guard new.edges != modifier.edges else { return }
    modifier = new
    invalidateLayout()
  }

  override func performPlacement() {
    let box = safeRegion.extending(rectangle, modifier.edges, isRightToLeft: isRightToLeft)
    guard box != rectangle else {
      content.place(at: origin, proposal: proposal)
      return
    }
    let offer = ProposedViewSize(box.size)
    let size = content.sizeThatFits(offer)
    // What does not take the larger room stays in the middle of it.
    content.place(
      at: CGPoint(
        x: box.minX + (box.width - size.width) / 2, y: box.minY + (box.height - size.height) / 2),
      proposal: offer)
  }
}

extension View {
  /// Lets the view extend under bars and to the edges of the screen where it touches them.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view extend under bars and to the edges of the screen where it touches them.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Shows a bar at the upper or lower edge, and keeps its room free for the view.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInset(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        bar: content()))
  }

  /// Shows a bar at the leading or trailing edge, and keeps its room free for the view.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        bar: content()))
  }

  /// Keeps room at the edges free, points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPadding(insets: insets))
  }

  /// Keeps room at edges free; nil is 16 points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let room = (length ?? 16).usableSpacing
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? room : 0, leading: edges.contains(.leading) ? room : 0,
        bottom: edges.contains(.bottom) ? room : 0,
        trailing: edges.contains(.trailing) ? room : 0))
  }

  /// Keeps room at all edges free, points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// What makes parts of the screen unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
