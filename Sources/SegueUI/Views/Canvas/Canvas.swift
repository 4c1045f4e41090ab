import SegueDisplay
public import SegueGeometry

/// A view that draws by calls in place of views.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    CanvasNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: CanvasNode<Symbols>.self).update(view)
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The node of a canvas: runs its closure whenever the list is written.
final class CanvasNode<Symbols: View>: FramedNode {
  private var view: Canvas<Symbols>
  private let symbols: ImplicitContainerNode

  init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    self.view = view
    symbols = ImplicitContainerNode.make(
      view.symbols, context, engine: OverlayEngine(alignment: .center))
    super.init(context)
    symbols.layoutParent = self
  }

  override var displayName: String { "Canvas" }

  override func forEachChild(_ body: (_Node) -> Void) { body(symbols) }

  func update(_ new: Canvas<Symbols>) {
    view = new
    if let content = symbols.content { Symbols._updateNode(content, new.symbols) }
    stage.needsList = true
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    stage.needsList = true
  }

  override func performPlacement() {
    setFrame(rectangle)
    symbols.place(at: .zero, proposal: .unspecified)
  }

  // A call more or less changes the number of items, so the list is written anew.
  override func attributeDidMove(_ attribute: UInt8) { stage.needsList = true }

  override func frameDidChange() { stage.needsList = true }

  override func emit(_ items: inout [DisplayItem]) {
    let frame = presentedFrame
    let size = frame.size.sanitized
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    let recorder = CanvasRecorder(
      environment: environment.values, measurer: stage.measurer, pixel: stage.pixelLength,
      size: size)
    recorder.symbol = { [unowned self] in symbol($0) }
    var context = GraphicsContext(recorder)
    view.renderer(&context, size)
    items.append(
      .begin(.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))))
    items.append(
      .begin(.clip(.rectangle(CGRect(origin: .zero, size: size)), isEvenOdd: false)))
    items += recorder.items
    items.append(.end)
    items.append(.end)
  }

  /// A symbol by its tag: its size, and what is drawn of it from zero.
  private func symbol(_ id: AnyHashable) -> (size: CGSize, items: [DisplayItem])? {
    guard let element = symbols.elements.first(where: { $0.traits?.tag == id }) else { return nil }
    let size = element.presented.sizeThatFits(.unspecified)
    var drawn: [DisplayItem] = []
    element.presented.emit(&drawn)
    forgetPlaces(element.presented)
    let place = element.presented.origin
    let toZero = CGAffineTransform(translationX: -place.x, y: -place.y)
    return (size, [.begin(.transform(toZero))] + drawn + [.end])
  }

  /// The items stand in the canvas's drawing and not in the stage's list.
  private func forgetPlaces(_ node: ViewNode) {
    node.displayIndex = -1
    node.forEachDrawn { forgetPlaces($0) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    presentedFrame.contains(point) ? self : nil
  }
}

/// What the calls on a canvas have drawn so far.
///
/// A class because copies of a context draw into one picture.
final class CanvasRecorder {
  let environment: EnvironmentValues
  let measurer: any TextMeasurer
  let pixel: CGFloat
  let size: CGSize
  var items: [DisplayItem] = []
  var symbol: (AnyHashable) -> (size: CGSize, items: [DisplayItem])? = { _ in nil }

  init(
    environment: EnvironmentValues, measurer: any TextMeasurer, pixel: CGFloat, size: CGSize
  ) {
    self.environment = environment
    self.measurer = measurer
    self.pixel = pixel
    self.size = size
  }

  /// An empty picture in the same surroundings.
  func layer() -> CanvasRecorder {
    let layer = CanvasRecorder(
      environment: environment, measurer: measurer, pixel: pixel, size: size)
    layer.symbol = symbol
    return layer
  }
}
