import SegueGeometry

/// A line of one device pixel across the stack that it stands in.
public nonisolated struct Divider: View {
  public init() {}

  @MainActor public var body: some View { DividerLine() }
}

/// The line of a divider, which has to know the stack's axis.
nonisolated struct DividerLine: _PrimitiveView {
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    DividerNode(Color.separator, context)
  }

  @MainActor static func _updateNode(_ node: _Node, _ view: Self) {}
}

/// The node of a divider: a fill that is one device pixel thick.
final class DividerNode: FillNode {
  override var displayName: String { "Divider" }

  /// Upright in a row, level anywhere else.
  private var isUpright: Bool {
    var node = layoutParent
    while let here = node {
      if let stack = here as? ContainerNode, let engine = stack.engine as? StackEngine {
        return engine.axis == .horizontal
      }
      node = here.layoutParent
    }
    return false
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let pixel = stage.pixelLength
    return isUpright
      ? CGSize(width: pixel, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: pixel)
  }
}
