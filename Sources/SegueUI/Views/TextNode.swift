import SegueDisplay
import SegueGeometry
import SegueMotion

/// The node of a text: a leaf that travels, and whose content cross-fades where it changes.
final class TextNode: FramedNode {
  private var text: Text
  private var style: AnimatedStyle
  private var known: (size: ProposedViewSize, layout: TextLayout)?
  private var source: TextLayout.Source?
  private var resolvedText: Text?
  /// The last change of content, while it is on its way.
  private var change: TextChange?
  /// The number that the last content stood for, as `numericText(value:)` says.
  private var number: Double?
  /// A change that waits for its layout.
  private var pendingChange: (old: TextLayout, countsDown: Bool)?
  /// Items that it has in the display list.
  private var itemCount = 0
  /// How far the new content has come, 0...1.
  private var fade = Animated<Double>(1)

  init(_ text: Text, _ context: _NodeContext) {
    self.text = text
    style = AnimatedStyle(context.environment.values.resolvedForeground)
    super.init(context)
    if case .numericValue(let value) = environment.values.contentTransitionSetting?.kind {
      number = value
    }
  }

  override var displayName: String { "Text(\"\(text.string)\")" }
  override var ownLabel: String? { text.string }

  func update(_ new: Text) {
    guard new != text else { return }
    let old = presentedLayout
    text = new
    contentDidChange(from: old)
  }

  override func environmentDidChange() {
    let resolved = environment.values.resolvedForeground
    if style.set(resolved, owner: self, attribute: 1, scope: scope) { stage.noteMoved(self) }
    let old = source
    let shown = presentedLayout
    source = nil
    let new = currentSource
    guard let old, !old.isSame(as: new) else { return }
    contentDidChange(from: shown)
  }

  private func contentDidChange(from old: TextLayout?) {
    known = nil
    source = nil
    invalidateLayout()
    stage.noteMoved(self)
    guard hasFrame, let old, !stage.isTicking else { return }
    let countsDown = countsDown
    fade.cancel(stage.animator)
    fade.jump(1)
    change = nil
    guard scope.resolved().animation != nil else { return }
    pendingChange = (old, countsDown)
  }

  /// Whether the content counts down, as its transition says.
  private var countsDown: Bool {
    switch environment.values.contentTransitionSetting?.kind {
    case .numericText(let countsDown): return countsDown
    case .numericValue(let value):
      defer { number = value }
      return value < number ?? value
    default: return false
    }
  }

  /// Begins to show a change, once the new content has been laid out.
  private func beginChange() {
    guard let (old, countsDown) = pendingChange, let new = known?.layout else { return }
    pendingChange = nil
    guard let style = changeStyle(from: old, to: new, countsDown: countsDown) else { return }
    fade.jump(0)
    change = TextChange(old: old, style: style)
    _ = fade.set(1, owner: self, attribute: 2, scope: scope, label: "content")
    if fade.track < 0 { change = nil }
    stage.needsList = true
  }

  private var presentedLayout: TextLayout? { known?.layout }

  // MARK: Layout

  private var currentSource: TextLayout.Source {
    if let source, resolvedText == text { return source }
    let made = TextLayout.Source(
      text, environment.values, measurer: stage.measurer, pixel: stage.pixelLength)
    source = made
    resolvedText = text
    return made
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    if let known, known.size == proposal { return known.layout }
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    let layout = TextLayout(currentSource, width: width, height: height)
    let least = environment.values.minimumScaleFactor
    guard layout.isTruncated, least > 0, least < 1 else { return layout }
    // Smaller in steps, until all of it is there.
    var smaller = layout
    for step in 1...Self.scaleSteps {
      let factor = 1 - (1 - least) * CGFloat(step) / CGFloat(Self.scaleSteps)
      smaller = TextLayout(currentSource.scaled(by: factor), width: width, height: height)
      if !smaller.isTruncated { break }
    }
    return smaller
  }

  /// Steps from a font's size to the smallest that `minimumScaleFactor` allows.
  private static let scaleSteps = 16

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  override func performPlacement() {
    known = (proposal, layout(proposal))
    beginChange()
    setFrame(rectangle)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(proposal).lines.first?.baseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(proposal).lines.last?.baseline
    }
    return nil
  }

  override var spacing: ViewSpacing {
    let metrics = currentSource.metrics
    let height = metrics.lineHeight
    let pixel = Double(stage.pixelLength)
    func rounded(_ value: Double) -> Double { (value / pixel - 0.001).rounded(.up) * pixel }
    return ViewSpacing(
      .text(
        belowToView: rounded(height - metrics.capHeight + 0.1 * height),
        aboveToView: rounded(metrics.descender + 0.1 * height),
        aboveToText: rounded(metrics.leading)))
  }

  // MARK: Drawing

  func draw(_ layout: TextLayout, in frame: CGRect, _ items: inout [DisplayItem]) {
    let style = style.presented(stage.animator)
    let values = environment.values
    let alignment = values.multilineTextAlignment
    let isMirrored = stage.mayBeRightToLeft && isRightToLeft
    for line in layout.lines {
      let room = frame.width - line.width
      let start: CGFloat
      switch (alignment, isMirrored) {
      case (.center, _): start = room / 2
      case (.leading, false), (.trailing, true): start = 0
      default: start = room
      }
      for piece in line.pieces {
        let paint =
          piece.attributes.color.map {
            Paint.color($0.rgba(in: values))
          } ?? piece.attributes.style?.paint(in: frame, values) ?? style.paint(in: frame)
        let origin = CGPoint(
          x: frame.minX + start + piece.x,
          y: frame.minY + line.baseline - (piece.attributes.baselineOffset ?? 0))
        if values.redactionReasons.contains(.placeholder) {
          items.append(bar(piece, origin, paint))
        } else if let glyph = piece.attributes.glyph {
          items.append(glyph.item(at: origin, size: piece.run.font.size, paint: paint))
        } else {
          items.append(.text(TextItem(run: piece.run, origin: origin, paint: paint)))
        }
        drawMarks(piece, origin, paint, values, &items)
      }
    }
  }

  /// What stands for text that is redacted.
  private func bar(_ piece: TextLayout.Piece, _ origin: CGPoint, _ paint: Paint) -> DisplayItem {
    let size = CGFloat(piece.run.font.size)
    let box = CGRect(
      x: origin.x, y: origin.y - size * 0.75, width: piece.width, height: size * 0.85)
    let corner = size * 0.15
    return .shape(
      ShapeItem(
        outline: .roundedRectangle(
          box, cornerSize: CGSize(width: corner, height: corner), style: .continuous),
        paint: .color(Color.gray4.rgba(in: environment.values))))
  }

  private func drawMarks(
    _ piece: TextLayout.Piece, _ origin: CGPoint, _ paint: Paint, _ values: EnvironmentValues,
    _ items: inout [DisplayItem]
  ) {
    let size = CGFloat(piece.run.font.size)
    func add(_ mark: Text.LineMark?, at y: CGFloat) {
      guard let mark else { return }
      let line = CGRect(
        x: origin.x, y: origin.y + y, width: piece.width, height: max(1, size / 16))
      items.append(
        .shape(
          ShapeItem(
            outline: .rectangle(line),
            paint: mark.color.map { .color($0.rgba(in: values)) } ?? paint)))
    }
    add(piece.attributes.underline, at: size * 0.12)
    add(piece.attributes.strikethrough, at: -size * 0.28)
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    write(&items)
    itemCount = items.count - displayIndex
  }

  private func write(_ items: inout [DisplayItem]) {
    guard let layout = known?.layout else { return }
    let frame = presentedFrame
    if let change, fade.track >= 0 {
      draw(change, to: layout, fade.presentedNumber(stage.animator), in: frame, &items)
    } else {
      draw(layout, in: frame, &items)
    }
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    var own: [DisplayItem] = []
    write(&own)
    guard own.count == itemCount else {
      // Other lines, or an end of a change: what follows in the list moves.
      stage.needsList = true
      return
    }
    for (offset, item) in own.enumerated() { items[displayIndex + offset] = item }
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    super.readAttributes(&readings)
    style.readAttributes(of: self, &readings)
    if fade.track >= 0 { readings.append(fade.reading("content", of: self)) }
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute == 1 { style.end() }
    if attribute == 2 {
      fade.end()
      change = nil
      stage.needsList = true
    }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    style.cancel(stage.animator)
    fade.cancel(stage.animator)
    super.unmount()
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    presentedFrame.contains(point) ? self : nil
  }
}

extension CGRect {
  /// A rectangle of another size around the same middle.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
