import SegueDisplay
public import SegueGeometry

/// Draws another view over or under an item, aligned in the item's size.
public nonisolated struct _SecondaryModifier<Secondary: View>: ItemModifier {
  public typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment
  let isOverlay: Bool
  /// Extends under the safe area where the item touches it.
  var ignoredEdges: Edge.Set = []

  var ignoresSafeArea: Bool { !ignoredEdges.isEmpty }

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    SecondaryNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: SecondaryNode<Secondary>.self).update(self)
  }
}

/// The node of a background or an overlay.
final class SecondaryNode<Secondary: View>: WrapperNode {
  private var modifier: _SecondaryModifier<Secondary>
  private let secondary: ImplicitContainerNode
  private let engine: OverlayEngine

  init(_ modifier: _SecondaryModifier<Secondary>, _ context: _NodeContext) {
    self.modifier = modifier
    engine = OverlayEngine(alignment: modifier.alignment)
    secondary = ImplicitContainerNode.make(modifier.secondary, context, engine: engine)
    super.init(context)
    secondary.layoutParent = self
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    body(secondary)
  }

  func update(_ new: _SecondaryModifier<Secondary>) {
    if new.alignment != modifier.alignment {
      engine.alignment = new.alignment
      secondary.invalidateLayout()
    }
    modifier = new
    if let content = secondary.content { Secondary._updateNode(content, new.secondary) }
  }

  override func performPlacement() {
    content.place(at: origin, proposal: proposal)
    var box = rectangle
    if modifier.ignoresSafeArea {
      box = safeRegion.extending(box, modifier.ignoredEdges, isRightToLeft: isRightToLeft)
    }
    let offer = ProposedViewSize(box.size)
    let place = secondary.aligned(modifier.alignment, in: box.size, offer)
    let width = secondary.sizeThatFits(offer).width
    let x =
      stage.mayBeRightToLeft && isRightToLeft
      ? box.width - place.origin.x - width : place.origin.x
    secondary.place(
      at: CGPoint(x: box.minX + x, y: box.minY + place.origin.y), proposal: offer)
  }

  override func emit(_ items: inout [DisplayItem]) {
    if modifier.isOverlay {
      content.emit(&items)
      secondary.emit(&items)
    } else {
      secondary.emit(&items)
      content.emit(&items)
    }
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    body(modifier.isOverlay ? content : secondary)
    body(modifier.isOverlay ? secondary : content)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    let over: ViewNode = modifier.isOverlay ? secondary : content
    let under: ViewNode = modifier.isOverlay ? content : secondary
    return over.hitTest(point) ?? under.hitTest(point)
  }
}

extension View {
  /// Draws a view behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: false))
  }

  /// Draws a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryModifier(secondary: background, alignment: alignment, isOverlay: false))
  }

  /// Fills the room behind this view with a style.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: _StyleView(style: style), alignment: .center, isOverlay: false,
        ignoredEdges: edges))
  }

  /// Fills the room behind this view with the system's background.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape in a style behind this view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center, isOverlay: false))
  }

  /// Draws a shape in the system's background colour behind this view.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a view over this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: true))
  }

  /// Draws a view over this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryModifier(secondary: overlay, alignment: alignment, isOverlay: true))
  }

  /// Fills the room over this view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: _StyleView(style: style), alignment: .center, isOverlay: true))
  }

  /// Draws a shape in a style over this view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center, isOverlay: true))
  }
}

/// A style that fills the room it is given.
public nonisolated struct _StyleView<Style: ShapeStyle>: _PrimitiveView {
  let style: Style

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    FillNode(view.style, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: FillNode.self).update(view.style)
  }
}
