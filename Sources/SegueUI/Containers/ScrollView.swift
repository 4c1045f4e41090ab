import SegueFindings
public import SegueGeometry

/// Shows a part of content that may be larger than its room.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    ScrollNode.make(view.content, context, axes: view.axes)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: ScrollNode.self).update(view.content, axes: view.axes)
  }
}

/// Where a scroll view is to go.
enum ScrollGoal {
  /// A view by its id; no anchor moves as little as shows it.
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  /// Points from the start; nil leaves an axis alone.
  case point(x: CGFloat?, y: CGFloat?)
}

/// Scrolls the scroll views inside by the ids of what they contain.
public struct ScrollViewProxy: @unchecked Sendable {
  // Asked on the main actor, where actions run.
  private weak var reader: _Node?

  init(_ reader: _Node) { self.reader = reader }

  /// Scrolls to a view; without an anchor only as far as shows it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let key = AnyHashable(id)
    let name = "\(id)"
    nonisolated(unsafe) let target = ScrollGoal.view(key, anchor: anchor)
    onStage {
      guard let reader else { return }
      var views: [ScrollNode] = []
      reader.forEachScrollNode { views.append($0) }
      guard let view = views.first(where: { $0.contains(id: key) }) else {
        reader.stage.report.add(
          .invalidValue, "scrollTo(\(name)) found no view of that id in a scroll view",
          "give the view that id, or check that it is there")
        return
      }
      view.scroll(to: target)
    }
  }
}

/// Hands out what scrolls the scroll views inside.
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    ScrollReaderNode(view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: ScrollReaderNode<Content>.self)
    node.build = view.content
    node.refresh()
  }
}

/// The node of a scroll view reader: hands on its content.
final class ScrollReaderNode<Content: View>: _Node {
  var build: (ScrollViewProxy) -> Content
  private var content: _Node?

  init(_ build: @escaping (ScrollViewProxy) -> Content, _ context: _NodeContext) {
    self.build = build
    super.init(context)
    content = Content._makeNode(built(), context.child(of: self))
  }

  private func built() -> Content {
    BodyEvaluation.observe(self) { build(ScrollViewProxy(self)) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  override func refresh() {
    isDirty = false
    if let content { Content._updateNode(content, built()) }
  }
}

extension _Node {
  /// Visits the outermost scroll views below, in the order of the views.
  final func forEachScrollNode(_ body: (ScrollNode) -> Void) {
    if let node = self as? ScrollNode { body(node) }
    forEachChild { $0.forEachScrollNode(body) }
  }
}
