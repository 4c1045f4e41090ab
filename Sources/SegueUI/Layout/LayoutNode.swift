import SegueMotion

/// Views arranged by a layout.
public nonisolated struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = LayoutNode(context)
    node.setLayout(view.layout)
    node.content = Content._makeNode(view.content, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: LayoutNode.self)
    node.setLayout(view.layout)
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}

/// The node of a layout: its elements stay when another layout takes over, so that they travel.
final class LayoutNode: ContainerNode {
  private var driver: LayoutDriver?

  init(_ context: _NodeContext) {
    super.init(context, engine: LayoutEngine())
  }

  override var displayName: String { driver?.name ?? "Layout" }

  func setLayout<L: Layout>(_ layout: L) {
    if let erased = layout as? AnyLayout {
      func open<Inner: Layout>(_ inner: Inner) { setLayout(inner) }
      open(erased.layout)
      return
    }
    if let driver, driver.update(layout, self) { return }
    driver?.cancel()
    let driver = TypedLayoutDriver(layout, self)
    self.driver = driver
    engine = driver.engine
    engine.elementsDidChange(elements)
  }

  override func attributeDidMove(_ attribute: UInt8) { stage.noteAnimatableMoved(self) }

  override func attributeDidEnd(_ attribute: UInt8) {
    driver?.end()
    stage.noteAnimatableMoved(self)
  }

  override func runAnimatableFrame() { driver?.showFrame(self) }

  override func unmount() {
    guard isMounted else { return }
    driver?.cancel()
    super.unmount()
  }
}

/// What a layout node does with a layout of one type.
@MainActor
class LayoutDriver {
  let engine: LayoutEngine
  var name: String { "Layout" }

  init(engine: LayoutEngine) { self.engine = engine }

  /// Takes over a new value; false where its type is another one.
  func update(_ new: any Layout, _ node: LayoutNode) -> Bool { false }
  func showFrame(_ node: LayoutNode) {}
  func end() {}
  func cancel() {}
}

final class TypedLayoutDriver<L: Layout>: LayoutDriver {
  private var model: L
  /// Present where the layout has data to interpolate.
  private var track: AnimatableTrack<L>?

  init(_ layout: L, _ node: LayoutNode) {
    model = layout
    let builtIn = (layout as? any BuiltInLayout)?.makeEngine()
    super.init(engine: builtIn ?? CustomLayoutEngine(layout, owner: node))
    track = AnimatableTrack(layout, owner: node)
  }

  override var name: String { PropertyList.shortName(L.self) }

  override func update(_ new: any Layout, _ node: LayoutNode) -> Bool {
    guard let new = new as? L else { return false }
    track?.setModel(new)
    let isSame = PropertyList.of(L.self).areEqual(model, new)
    model = new
    if let builtIn = new as? any BuiltInLayout {
      if builtIn.apply(to: engine) { node.invalidateLayout() }
    } else if !isSame || track != nil {
      showFrame(node)
    }
    return true
  }

  override func showFrame(_ node: LayoutNode) {
    guard let engine = engine as? CustomLayoutEngine<L> else { return }
    engine.layout = track?.presented(model) ?? model
    node.invalidateLayout()
  }

  override func end() { track?.end() }
  override func cancel() { track?.cancel() }
}

/// A layout of the library's own, with an engine to match.
@MainActor
protocol BuiltInLayout {
  func makeEngine() -> LayoutEngine
  /// Hands new values on; returns whether they differ.
  func apply(to engine: LayoutEngine) -> Bool
}
