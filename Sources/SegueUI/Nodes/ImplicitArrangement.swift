import SegueGeometry

/// How several views are arranged where exactly one is needed.
///
/// A list of views that may change, where a single view is asked for, gets a container of its own:
/// inside the modifiers that follow it, so that they act on whatever comes and goes.
enum ImplicitArrangement {
  case column
  case layers(Alignment)

  @MainActor var engine: LayoutEngine {
    switch self {
    case .column:
      StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    case .layers(let alignment): OverlayEngine(alignment: alignment)
    }
  }
}

extension _NodeContext {
  /// Makes the node of a list of views; puts it into a container where one view is needed.
  func makeList(_ make: (_NodeContext) -> _Node) -> _Node {
    guard let arrangement else { return make(self) }
    let container = ImplicitContainerNode(self, engine: arrangement.engine)
    container.content = make(child(of: container))
    return container
  }
}

extension _Node {
  /// The node that `makeList` was asked for.
  var listNode: _Node { (self as? ImplicitContainerNode)?.content ?? self }
}
