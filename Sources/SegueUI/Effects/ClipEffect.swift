import SegueDisplay
public import SegueGeometry
import SegueMotion

/// Draws an item only inside a shape.
public nonisolated struct _ClipEffect<ClipShape: Shape>: ItemModifier {
  public typealias Body = Never
  public var shape: ClipShape
  public var style: FillStyle

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    ClipNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: ClipNode<ClipShape>.self).update(self)
  }
}

/// The node of a clip: its rectangle travels as a leaf's does, and its shape's data animate.
final class ClipNode<ClipShape: Shape>: WrapperNode {
  private var modifier: _ClipEffect<ClipShape>
  private var data: AnimatableTrack<ClipShape>?
  private var frame = TravellingFrame()

  init(_ modifier: _ClipEffect<ClipShape>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    data = AnimatableTrack(modifier.shape, owner: self, attribute: 1)
  }

  func update(_ new: _ClipEffect<ClipShape>) {
    modifier = new
    data?.setModel(new.shape)
    stage.noteMoved(self)
  }

  override func performPlacement() {
    if frame.set(rectangle, owner: self, attribute: 0) { stage.noteMoved(self) }
    super.performPlacement()
  }

  private var box: CGRect { frame.presented(stage.animator) }

  private func outline(keepsStroke: Bool = false) -> Outline {
    let shape = data?.presented(modifier.shape) ?? modifier.shape
    let size = box.size.sanitized
    return shape.shownOutline(
      in: CGRect(origin: box.origin, size: size),
      isMirrored: stage.mayBeRightToLeft && isRightToLeft, keepsStroke: keepsStroke
    ).outline
  }

  private var group: GroupEffect {
    .clip(outline(), isEvenOdd: modifier.style.isEOFilled)
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    items.append(.begin(group))
    content.emit(&items)
    items.append(.end)
  }

  override func patch(_ items: inout [DisplayItem]) {
    if displayIndex >= 0 { items[displayIndex] = .begin(group) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    outline().contains(point, isEvenOdd: modifier.style.isEOFilled) ? content.hitTest(point) : nil
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == 0 { frame.end() } else { data?.end() }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    frame.cancel(stage.animator)
    data?.cancel()
    super.unmount()
  }
}

extension Outline {
  /// Whether a point lies inside.
  func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
    switch self {
    case .rectangle(let rect): rect.contains(point)
    case .roundedRectangle(let rect, let corner, let style):
      rect.contains(point)
        && Path(roundedRect: rect, cornerSize: corner, style: style).contains(point)
    case .ellipse(let rect): rect.contains(point) && Path(ellipseIn: rect).contains(point)
    case .path(let path): path.contains(point, eoFill: isEvenOdd)
    }
  }
}

extension View {
  /// Draws the view only inside a shape.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Draws the view only inside its rectangle.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the corners of the view, points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Draws a line inside the view's edges, points wide.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _SecondaryModifier(
        secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center,
        isOverlay: true))
  }
}
