public import SegueGeometry

/// Arranges views in a column.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    StackNode.make(
      view.content, context,
      StackEngine(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing), "VStack")
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: StackNode.self)
      .update(view.content, alignment: view.alignment.key, spacing: view.spacing)
  }
}

/// Arranges views in a row.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    StackNode.make(
      view.content, context,
      StackEngine(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing),
      "HStack")
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: StackNode.self)
      .update(view.content, alignment: view.alignment.key, spacing: view.spacing)
  }
}

/// Puts views on top of each other.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    StackNode.make(view.content, context, OverlayEngine(alignment: view.alignment), "ZStack")
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: StackNode.self)
    if let engine = node.engine as? OverlayEngine, engine.alignment != view.alignment {
      engine.alignment = view.alignment
      node.invalidateLayout()
    }
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}

/// The node of a stack.
final class StackNode: ContainerNode {
  private let name: String

  private init(_ context: _NodeContext, engine: LayoutEngine, name: String) {
    self.name = name
    super.init(context, engine: engine)
  }

  override var displayName: String { name }

  static func make<Content: View>(
    _ content: Content, _ context: _NodeContext, _ engine: LayoutEngine, _ name: String
  ) -> StackNode {
    let node = StackNode(context, engine: engine, name: name)
    node.content = Content._makeNode(content, context.child(of: node))
    return node
  }

  func update<Content: View>(_ view: Content, alignment: AlignmentKey, spacing: CGFloat?) {
    if let engine = engine as? StackEngine, engine.set(alignment: alignment, spacing: spacing) {
      invalidateLayout()
    }
    if let content { Content._updateNode(content, view) }
  }
}

/// The container that stands where exactly one view is needed: at the root of the stage, in a
/// background, around a label.
final class ImplicitContainerNode: ContainerNode {
  /// Whether it holds what a transition's body makes of an item.
  var isTransitionBody = false

  override var displayName: String { "content" }

  static func make<Content: View>(
    _ content: Content, _ context: _NodeContext, engine: LayoutEngine
  ) -> ImplicitContainerNode {
    let node = ImplicitContainerNode(context, engine: engine)
    var inner = context.child(of: node)
    inner.arrangement = (engine as? OverlayEngine).map { .layers($0.alignment) } ?? .column
    node.content = Content._makeNode(content, inner)
    return node
  }
}

/// Flexible room along a stack's axis.
public nonisolated struct Spacer: _PrimitiveView {
  /// Points; nil is the default distance.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = SpacerNode(context)
    node.minLength = view.minLength
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: SpacerNode.self)
    guard node.minLength != view.minLength else { return }
    node.minLength = view.minLength
    node.invalidateLayout()
  }
}

/// The node of a spacer.
final class SpacerNode: ViewNode {
  var minLength: CGFloat?
  /// The axis of the stack around it; nil where it grows both ways.
  var axis: Axis? {
    didSet { if axis != oldValue { invalidateLayout() } }
  }

  override var displayName: String { "Spacer" }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? CGFloat(ViewSpacing.standard)
    var size = CGSize.zero
    for one in [Axis.horizontal, .vertical] where axis == nil || axis == one {
      size[one] = max(minimum, proposal[one] ?? minimum)
    }
    return size
  }

  override var spacing: ViewSpacing { .zero }
}
