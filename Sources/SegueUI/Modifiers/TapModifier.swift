import SegueDisplay
import SegueGeometry

/// Does something when an item is tapped.
public nonisolated struct _TapModifier: ItemModifier {
  public typealias Body = Never
  let count: Int
  let isButton: Bool
  /// nil takes the tap and does nothing.
  let action: (@MainActor () -> Void)?
  /// Told when a finger comes down on a button and when it goes.
  var pressChanged: (@MainActor (Bool) -> Void)?

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { TapNode(self, context) }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: TapNode.self).modifier = self
  }
}

/// The node of a tap.
final class TapNode: WrapperNode {
  var modifier: _TapModifier

  init(_ modifier: _TapModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var tapAction: (@MainActor () -> Void)? {
    modifier.count <= 1 ? modifier.action : nil
  }

  /// Whether a finger on the node presses it.
  var isPressable: Bool {
    modifier.isButton && modifier.action != nil && modifier.pressChanged != nil
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    // A button is hit in its whole rectangle, also between the letters of its label.
    if let hit = content.hitTest(point) { return hit }
    return modifier.isButton && presentedRectangle.contains(point) ? self : nil
  }
}

extension View {
  /// Does something when the view is tapped.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, isButton: false, action: action))
  }
}
