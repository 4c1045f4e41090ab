import SegueDisplay
import SegueGeometry

extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError("a colour draws itself and has no body") }

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    FillNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: FillNode.self).update(view)
  }
}

/// The node of a style that fills the room it is given: a leaf that travels.
class FillNode: FramedNode {
  private var source: any ShapeStyle
  private var style: AnimatedStyle

  init(_ source: any ShapeStyle, _ context: _NodeContext) {
    self.source = source
    style = AnimatedStyle(source._resolved(in: context.environment.values).style)
    super.init(context)
  }

  override var displayName: String { source is Color ? "Color" : "\(type(of: source))" }

  func update(_ new: any ShapeStyle) {
    source = new
    resolveStyle()
  }

  private func resolveStyle() {
    let resolved = source._resolved(in: environment.values).style
    let shadows = style.model.shadows.count
    if style.set(resolved, owner: self, attribute: 1, scope: scope) { stage.noteMoved(self) }
    if resolved.shadows.count != shadows { stage.needsList = true }
  }

  override func environmentDidChange() { resolveStyle() }

  override func performPlacement() { setFrame(rectangle) }

  private func item() -> DisplayItem {
    let frame = presentedFrame
    return .shape(
      ShapeItem(
        outline: .rectangle(frame), paint: style.presented(stage.animator).paint(in: frame)))
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    items.appendPainted(item(), style: style.model)
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    items.replacePainted(at: displayIndex, by: item(), style: style.presented(stage.animator))
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    super.readAttributes(&readings)
    style.readAttributes(of: self, &readings)
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == 1 { style.end() }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    style.cancel(stage.animator)
    super.unmount()
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    presentedFrame.contains(point) ? self : nil
  }
}
