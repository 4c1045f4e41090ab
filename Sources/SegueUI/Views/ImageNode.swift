import SegueDisplay
import SegueGeometry
import SegueMotion

/// The node of an image: a leaf that travels.
final class ImageNode: FramedNode {
  private var image: Image
  private var style: AnimatedStyle
  private var glyph: SymbolGlyph
  /// The size and weight that the glyph was made for.
  private var request: Request

  private struct Request: Hashable {
    var name: String
    var size: CGFloat
    var weight: Int
    var scale: SymbolGlyph.Scale
    var capHeight: CGFloat
  }

  init(_ image: Image, _ context: _NodeContext) {
    self.image = image
    let values = context.environment.values
    style = AnimatedStyle(values.resolvedForeground)
    request = Self.request(image, values)
    glyph = Self.glyph(request)
    super.init(context)
    reportMissing()
  }

  override var displayName: String { "Image(\"\(image.label ?? request.name)\")" }
  override var ownLabel: String? { image.label }

  func update(_ new: Image) {
    guard new != image else { return }
    image = new
    refreshGlyph(isNewImage: true)
  }

  override func environmentDidChange() {
    let resolved = environment.values.resolvedForeground
    let shadows = style.model.shadows.count
    if style.set(resolved, owner: self, attribute: 1, scope: scope) { stage.noteMoved(self) }
    if resolved.shadows.count != shadows { stage.needsList = true }
    refreshGlyph(isNewImage: false)
  }

  private func refreshGlyph(isNewImage: Bool) {
    let new = Self.request(image, environment.values)
    guard new != request || isNewImage else { return }
    request = new
    glyph = Self.glyph(new)
    reportMissing()
    invalidateLayout()
    stage.needsList = true
  }

  private func reportMissing() {
    switch image.source {
    case .symbol(let name) where !glyph.isKnown:
      StageRegistry.notDrawn("the symbol \"\(name)\", a placeholder stands for it,")
    case .named(let name):
      StageRegistry.notDrawn("the image \"\(name)\", a placeholder stands for it,")
    default: break
    }
  }

  private static func request(_ image: Image, _ values: EnvironmentValues) -> Request {
    let font = image.fontSetting ?? values.font ?? .body
    let description = values.resolved(font).description
    let weight = values.textSetting.weight?.value ?? description.weight
    let name: String
    switch image.source {
    case .symbol(let symbol): name = values.symbolVariants.name(symbol)
    case .named: name = "photo"
    }
    return Request(
      name: name, size: CGFloat(description.size), weight: weight,
      scale: values.imageScaleSetting,
      capHeight: CGFloat(FontMetrics(size: description.size, pitch: nil).capHeight))
  }

  private static func glyph(_ request: Request) -> SymbolGlyph {
    SymbolGlyph(
      request.name, fontSize: request.size, weight: request.weight, scale: request.scale)
  }

  // MARK: Layout

  private var isSymbol: Bool { if case .symbol = image.source { true } else { false } }

  private var naturalSize: CGSize {
    guard isSymbol else { return Image.placeholderSize }
    let pixel = stage.pixelLength
    func rounded(_ value: CGFloat) -> CGFloat { (value / pixel - 0.001).rounded(.up) * pixel }
    return CGSize(width: rounded(glyph.bounds.width), height: rounded(glyph.bounds.height))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    image.isResizable
      ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  override func performPlacement() { setFrame(rectangle) }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard isSymbol, !image.isResizable,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    // A symbol's square is centred on the capital letters beside it.
    return -glyph.bounds.minY + request.capHeight / 2
  }

  // MARK: Drawing

  private func write(_ items: inout [DisplayItem]) {
    let frame = presentedFrame
    let box = CGRect(origin: frame.origin, size: frame.size.sanitized)
    guard box.width.isFinite, box.height.isFinite, box.minX.isFinite, box.minY.isFinite else {
      return
    }
    let values = environment.values
    guard isSymbol else {
      let ground = Color.gray5.rgba(in: values)
      let ink = Color.gray2.rgba(in: values)
      items.append(.shape(ShapeItem(outline: .rectangle(box), paint: .color(ground))))
      let side = min(box.width, box.height, 100) * 0.44
      let middle = CGRect(x: box.midX, y: box.midY, width: 0, height: 0)
        .insetBy(dx: -side / 2, dy: -side / 2)
      items.append(
        .shape(ShapeItem(outline: .path(glyph.path(filling: middle)), paint: .color(ink))))
      return
    }
    let path =
      image.isResizable || isTravelling
      ? glyph.path(filling: box)
      : glyph.path(
        around: CGPoint(x: box.midX - glyph.bounds.midX, y: box.midY - glyph.bounds.midY))
    let shown = style.presented(stage.animator)
    let item = DisplayItem.shape(
      ShapeItem(
        outline: .path(path), paint: shown.paint(in: box), isEvenOdd: glyph.isEvenOdd))
    items.appendPainted(item, style: style.model)
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    write(&items)
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    var own: [DisplayItem] = []
    write(&own)
    for (offset, item) in own.enumerated() where displayIndex + offset < items.count {
      items[displayIndex + offset] = item
    }
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
