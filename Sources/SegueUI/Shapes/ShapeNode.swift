import SegueDisplay
import SegueGeometry
import SegueMotion

/// The node of a painted shape: a leaf that travels.
final class ShapeNode<Content: Shape, Style: ShapeStyle>: OutlineNode {
  private var view: _ShapeView<Content, Style>
  private var style: AnimatedStyle
  /// Present where the shape has data to interpolate.
  private var data: AnimatableTrack<Content>?
  private var stroke: AnimatedStroke?

  /// Whether it stands for a shape that is used as a view.
  private let isItself: Bool
  private let shapeList = PropertyList.of(Content.self)

  init(_ view: _ShapeView<Content, Style>, _ context: _NodeContext, isItself: Bool = false) {
    self.view = view
    self.isItself = isItself
    style = AnimatedStyle(view.style._resolved(in: context.environment.values).style)
    super.init(context)
    if Content.AnimatableData.self != EmptyAnimatableData.self {
      data = AnimatableTrack(view.shape, owner: self, attribute: 2)
    }
    stroke = view.stroke.map { AnimatedStroke($0) }
  }

  override var displayName: String { shapeList.typeName }
  override var namesItem: Bool { isItself }
  override var isLibraryBody: Bool { shapeList.isLibrary }

  /// Takes over the shape of a node that stands for one.
  func updateShape(_ shape: Content) {
    if MemoryLayout<Content>.size > 0, !shapeList.areEqual(view.shape, shape) {
      update(_ShapeView(shape: shape, style: view.style))
    }
  }

  func update(_ new: _ShapeView<Content, Style>) {
    if hasFrame, !stage.isTicking, !(parent is CompositeNode<Content>) {
      stage.trace.fieldsChanged(
        self, .shape(view.shape, new.shape, in: modelFrame, scope.resolved()))
    }
    moveOnly = nil
    view = new
    data?.setModel(new.shape)
    resolveStyle()
    if let style = new.stroke {
      if stroke == nil {
        stroke = AnimatedStroke(style)
      } else {
        stroke?.set(style, owner: self, attribute: 3, scope: scope)
      }
    }
    if modelSizeMayChange { invalidateLayout() }
    stage.noteMoved(self)
  }

  /// Shapes that choose their own size may choose another one for a new value.
  private var modelSizeMayChange: Bool {
    hasFrame && view.shape.sizeThatFits(proposal).sanitized != size
  }

  private func resolveStyle() {
    moveOnly = nil
    let resolved = view.style._resolved(in: environment.values).style
    let shadows = style.model.shadows.count
    if style.set(resolved, owner: self, attribute: 1, scope: scope) { stage.noteMoved(self) }
    if resolved.shadows.count != shadows { stage.needsList = true }
  }

  override func environmentDidChange() { resolveStyle() }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  override func performPlacement() { setFrame(rectangle) }

  // MARK: Drawing

  private var shownShape: Content { data?.presented(view.shape) ?? view.shape }

  private func item() -> DisplayItem {
    let frame = presentedFrame
    let drawable = CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    let shown = shownShape.shownOutline(
      in: drawable, isMirrored: stage.mayBeRightToLeft && isRightToLeft, keepsStroke: stroke == nil)
    return .shape(
      ShapeItem(
        outline: shown.outline, paint: style.presented(stage.animator).paint(in: drawable),
        stroke: stroke?.presented(stage.animator).sanitized ?? shown.stroke?.sanitized,
        isEvenOdd: view.fillStyle.isEOFilled, isAntialiased: view.fillStyle.isAntialiased))
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    let item = item()
    items.appendPainted(item, style: style.model)
    noteDrawn(item)
  }

  override func patchWhole(_ items: inout [DisplayItem]) {
    let item = item()
    items.replacePainted(at: displayIndex, by: item, style: style.presented(stage.animator))
    noteDrawn(item)
  }

  private func noteDrawn(_ item: DisplayItem) {
    let isStill =
      !style.isRunning && style.model.shadows.isEmpty && data?.isRunning != true
      && stroke?.isRunning != true
    noteDrawn(item, isStill: isStill)
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    super.readAttributes(&readings)
    style.readAttributes(of: self, &readings)
    data?.readAttributes(&readings)
    if let stroke { readings.append(stroke.reading(of: self)) }
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    moveOnly = nil
    switch attribute {
    case 1: style.end()
    case 3: stroke?.end()
    case 2: data?.end()
    default: break
    }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    style.cancel(stage.animator)
    data?.cancel()
    stroke?.cancel(stage.animator)
    super.unmount()
  }

  // MARK: Input

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    presentedFrame.contains(point) ? self : nil
  }
}
