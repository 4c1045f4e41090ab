import SegueDisplay
import SegueGeometry

/// Makes a list's row of each item.
public nonisolated struct _ListRowModifier: ItemModifier {
  public typealias Body = Never

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { ListRowNode(context) }
  @MainActor func update(_ wrapper: WrapperNode) {}
}

/// The node of a list's row: its content at the leading edge, over a part of a card.
final class ListRowNode: WrapperNode {
  /// What the list says of the row.
  struct Look: Equatable {
    var role = SectionPart.Role.row
    var style = ListStyleKind.cards
    var isFirst = true
    var isLast = true
    var insets: EdgeInsets?
    var color: Color?
    var hidesSeparator = false
  }

  private let backdrop: RowBackdropNode
  private var look = Look()

  override init(_ context: _NodeContext) {
    backdrop = RowBackdropNode(context)
    super.init(context)
    backdrop.layoutParent = self
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    body(backdrop)
  }

  func set(_ new: Look) {
    backdrop.isChosen = selectable.map { $0.selection.chosen.contains($0.tag) } ?? false
    guard new != look else { return }
    let changesLayout = new.role != look.role || new.insets != look.insets
    look = new
    backdrop.look = new
    stage.noteMoved(backdrop)
    if changesLayout { invalidateLayout() }
  }

  private var insets: EdgeInsets {
    if let own = look.insets { return own }
    return look.role == .row
      ? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      : EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  override func rigidLength(along axis: Axis) -> CGFloat? { nil }
  override var spacing: ViewSpacing { ViewSpacing() }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    let least = look.role == .row ? environment.values.defaultMinListRowHeight : 0
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: max(least, size.height + insets.top + insets.bottom))
  }

  override func performPlacement() {
    let offer = inner(proposal)
    let own = content.sizeThatFits(offer)
    let room = size.height - insets.top - insets.bottom
    let y = insets.top + (look.role == .row ? (room - own.height) / 2 : 0)
    place(content, at: CGPoint(x: insets.leading, y: y), proposal: offer)
    place(backdrop, at: .zero, proposal: ProposedViewSize(size))
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func emit(_ items: inout [DisplayItem]) {
    backdrop.emit(&items)
    content.emit(&items)
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    body(backdrop)
    body(content)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    if let hit = content.hitTest(point) { return hit }
    // A row with one control is that control, over its whole width.
    guard look.role == .row, backdrop.presentedFrame.contains(point) else { return nil }
    return content.firstTappable ?? (selectable == nil ? nil : self)
  }

  override var tapAction: (@MainActor () -> Void)? {
    guard look.role == .row, let (selection, tag) = selectable else { return nil }
    return { selection.choose(tag) }
  }

  override func environmentDidChange() {
    backdrop.isChosen = selectable.map { $0.selection.chosen.contains($0.tag) } ?? false
    super.environmentDidChange()
  }
}

extension ViewNode {
  /// The first node in drawing order that a tap does something to.
  var firstTappable: ViewNode? {
    if tapAction != nil { return self }
    var found: ViewNode?
    forEachDrawn { if found == nil { found = $0.firstTappable } }
    return found
  }
}

/// The part of a card behind one row, and the line below it.
final class RowBackdropNode: FramedNode {
  var look = ListRowNode.Look()
  /// Whether the row is the one that was chosen.
  var isChosen = false {
    didSet { if isChosen != oldValue { stage.noteMoved(self) } }
  }

  override var displayName: String { "List row" }
  override func performPlacement() { setFrame(rectangle) }

  private var radius: CGFloat { look.style == .cards ? 10 : 0 }

  private func color(_ color: Color) -> Paint {
    ResolvedStyle.color(ResolvedColor(encoded: color.rgba(in: environment.values)))
      .paint(in: presentedFrame)
  }

  private var card: DisplayItem {
    let frame = presentedFrame
    var fill = look.color ?? Color.secondarySystemGroupedBackground
    if isChosen { fill = .gray3 }
    if look.role != .row || !isChosen && look.style == .plain && look.color == nil { fill = .clear }
    var path = Path()
    let top = look.isFirst ? radius : 0
    let bottom = look.isLast ? radius : 0
    path.addRoundedRect(
      in: frame,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
    return .shape(ShapeItem(outline: .path(path), paint: color(fill)))
  }

  private var separator: DisplayItem {
    let frame = presentedFrame
    let isShown =
      look.role == .row && !look.hidesSeparator && !(look.isLast && look.style == .cards)
    let height = stage.pixelLength
    let left = isRightToLeft ? frame.minX : frame.minX + 16
    let line = CGRect(
      x: left, y: frame.maxY - height, width: max(0, frame.width - 16), height: height)
    return .shape(
      ShapeItem(outline: .rectangle(line), paint: color(isShown ? .separator : .clear)))
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    items.append(card)
    items.append(separator)
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    items[displayIndex] = card
    items[displayIndex + 1] = separator
  }

  override func environmentDidChange() { stage.noteMoved(self) }
}
