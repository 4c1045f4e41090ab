import SegueDisplay
import SegueGeometry

/// Keeps an item's room and draws nothing of it.
public nonisolated struct _HiddenEffect: ItemModifier {
  public typealias Body = Never

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { HiddenNode(context) }
  @MainActor func update(_ wrapper: WrapperNode) {}
}

/// The node of a hidden view: laid out, not drawn, not touched, not named.
final class HiddenNode: WrapperNode {
  override func emit(_ items: inout [DisplayItem]) { forget(content) }

  /// Items that were drawn before the view was hidden are no longer this node's.
  private func forget(_ node: ViewNode) {
    node.displayIndex = -1
    node.forEachDrawn { forget($0) }
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {}
  override func hitTest(_ point: CGPoint) -> ViewNode? { nil }
}

/// What can be touched of an item.
public nonisolated struct _HitTestingModifier: ItemModifier {
  public typealias Body = Never
  let isEnabled: Bool
  /// The shape that is touched in place of what is drawn.
  let shape: AnyShape?
  let isEvenOdd: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    HitTestingNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: HitTestingNode.self).modifier = self
  }
}

/// The node of `allowsHitTesting` and `contentShape`.
final class HitTestingNode: WrapperNode {
  var modifier: _HitTestingModifier

  init(_ modifier: _HitTestingModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard modifier.isEnabled else { return nil }
    guard let shape = modifier.shape else { return content.hitTest(point) }
    let outline = shape.shownOutline(
      in: presentedRectangle, isMirrored: stage.mayBeRightToLeft && isRightToLeft,
      keepsStroke: false
    ).outline
    guard outline.contains(point, isEvenOdd: modifier.isEvenOdd) else { return nil }
    return content.hitTest(point) ?? self
  }
}

/// Takes input away from an item and from all that is inside it.
public nonisolated struct _DisabledModifier: ItemModifier {
  public typealias Body = Never
  let isDisabled: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    let node = DisabledNode(context)
    node.isDisabled = isDisabled
    return node
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: DisabledNode.self).isDisabled = isDisabled
  }
}

/// The node of `disabled`: what is hit inside counts as hit here, so that its gestures stay silent
/// and those around it are heard.
final class DisabledNode: WrapperNode {
  var isDisabled = false

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    let hit = content.hitTest(point)
    return isDisabled && hit != nil ? self : hit
  }
}

/// What a content shape counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Keeps the view's room and draws nothing of it.
  public nonisolated func hidden() -> some View { modifier(_HiddenEffect()) }

  /// Sets whether the view can be touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled, shape: nil, isEvenOdd: false))
  }

  /// Sets the shape that is touched in place of what is drawn.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      _HitTestingModifier(isEnabled: true, shape: AnyShape(shape), isEvenOdd: eoFill))
  }

  /// Sets the shape that counts for kinds of input; touches follow it where they are among them.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      _HitTestingModifier(
        isEnabled: true, shape: kind.contains(.interaction) ? AnyShape(shape) : nil,
        isEvenOdd: eoFill))
  }

  /// Takes input away from the view and from all that is inside it.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentWritingModifier { if disabled { $0.isEnabled = false } }.keyed(disabled))
      .modifier(_DisabledModifier(isDisabled: disabled))
  }
}
