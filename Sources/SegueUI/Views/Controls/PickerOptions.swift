import SegueDisplay
import SegueGeometry
import SegueMotion

/// The options of a picker.
nonisolated struct PickerOptions<Content: View>: _PrimitiveView {
  let content: Content
  let selection: AnyHashable
  let select: @MainActor (AnyHashable) -> Void
  var kind: _PickerKind

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = OptionsNode(context, engine: OptionsEngine(kind: view.kind))
    node.selection = view.selection
    node.select = view.select
    node.content = Content._makeNode(view.content, context.child(of: node))
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: OptionsNode.self)
    node.select = view.select
    if let content = node.content { Content._updateNode(content, view.content) }
    node.choose(view.selection)
  }
}

/// How the options of a picker stand.
final class OptionsEngine: LayoutEngine {
  let kind: _PickerKind
  /// The place of the option that is chosen.
  var chosen: Int?

  static let segmentHeight: CGFloat = 32
  static let rowHeight: CGFloat = 44

  init(kind: _PickerKind) { self.kind = kind }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    let ideal = elements.map { $0.node.sizeThatFits(.unspecified) }
    let widest = ideal.map(\.width).max() ?? 0
    switch kind {
    case .segmented:
      let width = proposal.width ?? (widest + 20) * CGFloat(max(1, elements.count))
      return CGSize(width: width, height: Self.segmentHeight)
    case .inline, .wheel:
      return CGSize(
        width: proposal.width ?? widest + 30, height: Self.rowHeight * CGFloat(elements.count))
    case .menu:
      let size = chosen.flatMap { ideal.indices.contains($0) ? ideal[$0] : nil } ?? .zero
      return CGSize(width: size.width + 20, height: max(34, size.height))
    }
  }

  /// The room of an option in a picker of a size.
  func cell(_ index: Int, of count: Int, in size: CGSize) -> CGRect {
    switch kind {
    case .segmented:
      let width = size.width / CGFloat(max(1, count))
      return CGRect(x: width * CGFloat(index), y: 0, width: width, height: size.height)
    case .inline, .wheel:
      return CGRect(
        x: 0, y: Self.rowHeight * CGFloat(index), width: size.width, height: Self.rowHeight)
    case .menu:
      return CGRect(x: 0, y: 0, width: max(0, size.width - 20), height: size.height)
    }
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    elements.enumerated().map { index, element in
      let cell = cell(index, of: elements.count, in: size)
      let offer = ProposedViewSize(cell.size)
      let own = element.node.sizeThatFits(offer)
      let x = kind == .segmented ? cell.midX - own.width / 2 : cell.minX
      return Place(origin: CGPoint(x: x, y: cell.midY - own.height / 2), proposal: offer)
    }
  }
}

/// The node of a picker's options: marks the one that is chosen, and takes taps on the others.
final class OptionsNode: ContainerNode {
  var selection: AnyHashable = 0
  var select: @MainActor (AnyHashable) -> Void = { _ in }
  private var pill = TravellingFrame()
  private var targets: [OptionTarget] = []

  /// How long the mark takes from one segment to the next, seconds.
  static let duration = 0.25

  override var displayName: String { "Picker" }

  private var options: OptionsEngine? { engine as? OptionsEngine }
  private var kind: _PickerKind { options?.kind ?? .inline }

  func choose(_ selection: AnyHashable) {
    guard selection != self.selection else { return }
    self.selection = selection
    updateChosen()
    if kind == .menu { invalidateLayout() }
    markNeedsPlacement()
    stage.needsList = true
  }

  override func elementsDidChange() {
    super.elementsDidChange()
    updateChosen()
    targets = elements.map { element in
      let target = OptionTarget(
        _NodeContext(parent: self, scope: scope, environment: environment))
      target.option = element
      target.layoutParent = self
      target.action = { [unowned self, unowned element] in
        if let tag = tag(of: element) { select(tag) }
      }
      return target
    }
  }

  private func updateChosen() {
    options?.chosen = elements.firstIndex { tag(of: $0) == selection }
  }

  /// What an option stands for: its tag, or the id that it has in a `ForEach`.
  private func tag(of element: ContainerElement) -> AnyHashable? {
    if let tag = element.traits?.tag { return tag }
    var node: _Node? = element.node.core
    while let here = node, here !== self {
      if let branch = here as? BranchNode, let list = branch.parent as? any ElementNaming {
        return list.elementID(of: branch)
      }
      node = here.parent
    }
    return nil
  }

  // MARK: Layout

  private func room(_ index: Int) -> CGRect {
    guard let options else { return .zero }
    var cell = options.cell(index, of: elements.count, in: size)
    if stage.mayBeRightToLeft, isRightToLeft { cell.origin.x = size.width - cell.maxX }
    return cell.offsetBy(dx: origin.x, dy: origin.y)
  }

  override func performPlacement() {
    super.performPlacement()
    guard kind == .segmented, let chosen = options?.chosen else { return }
    let target = room(chosen).insetBy(dx: 2, dy: 2)
    stage.withTravel(.easeInOut(duration: Self.duration), site: nil) {
      if pill.set(target, owner: self, attribute: 0) { stage.needsList = true }
    }
  }

  // MARK: Drawing

  private var pillItem: DisplayItem {
    let isDark = environment.values.colorScheme == .dark
    let color = isDark ? Color.gray2 : Color.white
    return .shape(
      ShapeItem(
        outline: .roundedRectangle(
          pill.presented(stage.animator), cornerSize: CGSize(width: 7, height: 7),
          style: .continuous), paint: .color(color.rgba(in: environment.values))))
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = -1
    switch kind {
    case .segmented:
      let ground = Color.lightControlFill.rgba(in: environment.values)
      items.append(
        .shape(
          ShapeItem(
            outline: .roundedRectangle(
              rectangle, cornerSize: CGSize(width: 8, height: 8), style: .continuous),
            paint: .color(ground))))
      if options?.chosen != nil {
        items.append(
          .begin(
            .shadow(
              color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.12), radius: 4,
              offset: CGSize(width: 0, height: 3))))
        displayIndex = items.count
        items.append(pillItem)
        items.append(.end)
      }
      super.emit(&items)
    case .inline, .wheel:
      super.emit(&items)
      guard let chosen = options?.chosen else { return }
      let row = room(chosen)
      let isMirrored = stage.mayBeRightToLeft && isRightToLeft
      let middle = CGPoint(x: isMirrored ? row.minX + 9 : row.maxX - 9, y: row.midY)
      draw("checkmark", size: 15, at: middle, &items)
    case .menu:
      for (index, element) in elements.enumerated() where index == options?.chosen {
        element.presented.emit(&items)
      }
      let isMirrored = stage.mayBeRightToLeft && isRightToLeft
      let x = isMirrored ? rectangle.minX + 7 : rectangle.maxX - 7
      draw("chevron.up", size: 9, at: CGPoint(x: x, y: rectangle.midY - 4), &items)
      draw("chevron.down", size: 9, at: CGPoint(x: x, y: rectangle.midY + 4), &items)
    }
  }

  private func draw(
    _ symbol: String, size: CGFloat, at middle: CGPoint, _ items: inout [DisplayItem]
  ) {
    let glyph = SymbolGlyph(symbol, fontSize: size, weight: 600, scale: .medium)
    let tint = environment.values.resolvedTint.style
    items.append(
      .shape(
        ShapeItem(
          outline: .path(glyph.path(around: middle)), paint: tint.paint(in: rectangle))))
  }

  override func patch(_ items: inout [DisplayItem]) {
    if displayIndex >= 0 { items[displayIndex] = pillItem }
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    pill.end()
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    guard isMounted else { return }
    pill.cancel(stage.animator)
    for target in targets { target.unmount() }
    super.unmount()
  }

  // MARK: Input

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    for (index, target) in targets.enumerated() where kind != .menu || index == options?.chosen {
      body(target)
    }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    for index in targets.indices where room(index).contains(point) {
      if kind != .menu || index == options?.chosen { return targets[index] }
    }
    return nil
  }

  override var tapAction: (@MainActor () -> Void)? {
    guard kind == .menu else { return nil }
    return { StageRegistry.notDrawn("the menu of a picker") }
  }
}

/// What is touched of one option.
final class OptionTarget: ViewNode {
  unowned(unsafe) var option: ContainerElement?
  var action: (@MainActor () -> Void)?

  override var tapAction: (@MainActor () -> Void)? {
    guard environment.values.isEnabled, environment.values.pickerKind != .menu else { return nil }
    return action
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) { option.map { body($0.presented) } }
}
