import SegueDisplay
import SegueFindings
import SegueGeometry

/// The node of a tab view: all pages are kept; one is shown, or all of them side by side.
final class TabNode: ContainerNode {
  private var choice = TabChoice()
  /// Chosen by a tap, where no binding says what is chosen.
  private var tapped: ObjectIdentifier?
  private var chosen: ContainerElement?
  private var bar: ImplicitContainerNode?
  private var inside = CGRect.zero

  init(_ context: _NodeContext) {
    super.init(context, engine: LayoutEngine())
    stage.report.add(
      .notDrawnYet, "a tab view draws a plain bar, and its pages cannot be dragged",
      "choose pages by the selection")
  }

  override var displayName: String { "TabView" }

  private var arePages: Bool { environment.values.tabsArePages }

  func choose(_ choice: TabChoice) {
    let isSame = choice.tag == self.choice.tag
    self.choice = choice
    if !isSame { chosenMayHaveChanged() }
  }

  private func chosenMayHaveChanged() {
    refreshBar()
    markNeedsPlacement()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    bar.map(body)
  }

  override func elementsDidChange() {
    super.elementsDidChange()
    refreshBar()
  }

  private var current: ContainerElement? {
    if let tag = choice.tag, let match = elements.first(where: { $0.traits?.tag == tag }) {
      return match
    }
    return elements.first { ObjectIdentifier($0) == tapped } ?? elements.first
  }

  private func select(_ element: ContainerElement) {
    if let write = choice.write, let tag = element.traits?.tag {
      write(tag)
      return
    }
    tapped = ObjectIdentifier(element)
    stage.inbox.objectWillChange(WeakNode(node: self))
  }

  override func refresh() {
    isDirty = false
    chosenMayHaveChanged()
  }

  private func refreshBar() {
    guard !arePages else { return }
    let current = current
    let view = _TabBar(
      items: elements.enumerated().map { index, element in
        _TabBar.Entry(
          id: index, isChosen: element === current,
          label: element.traits?.layoutValues[ObjectIdentifier(TabItemKey.self)] as? AnyView,
          action: { [weak self, weak element] in
            if let element { self?.select(element) }
          })
      })
    if let bar {
      if let content = bar.content { _TabBar._updateNode(content, view) }
      return
    }
    let made = ImplicitContainerNode.make(
      view, _NodeContext(parent: self, scope: scope, environment: environment),
      engine: OverlayEngine(alignment: .bottom))
    made.layoutParent = self
    bar = made
  }

  // MARK: Layout

  private var barHeight: CGFloat { arePages ? 0 : 49 }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let own = current?.node.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: proposal.width ?? own.width, height: proposal.height ?? own.height + barHeight)
  }

  override func performPlacement() {
    let next = current
    if next !== chosen {
      if !arePages { chosen?.presented.forgetDisplay() }
      chosen = next
      stage.needsList = true
    }
    inside = CGRect(
      x: origin.x, y: origin.y, width: size.width, height: max(0, size.height - barHeight))
    let offer = ProposedViewSize(inside.size)
    let at = elements.firstIndex { $0 === next } ?? 0
    for (index, element) in elements.enumerated() where arePages || element === next {
      let own = element.node.sizeThatFits(offer)
      let shift = arePages ? CGFloat(index - at) * size.width : 0
      place(
        element.presented,
        at: CGPoint(
          x: shift + (inside.width - own.width) / 2, y: (inside.height - own.height) / 2),
        proposal: offer)
    }
    guard let bar, barHeight > 0 else { return }
    bar.place(
      at: CGPoint(x: origin.x, y: inside.maxY),
      proposal: ProposedViewSize(width: size.width, height: barHeight))
  }

  override func safeRegion(around child: ViewNode) -> SafeRegion? {
    if child === bar { return nil }
    let outside = safeRegion
    return SafeRegion(
      outer: outside.extending(rectangle, .all, isRightToLeft: isRightToLeft), safe: inside)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  // MARK: Drawing

  private var shownElements: [ContainerElement] {
    drawingOrder.filter { arePages || $0.isLeaving || $0 === chosen }
  }

  override func emit(_ items: inout [DisplayItem]) {
    if arePages { items.append(.begin(.clip(.rectangle(rectangle), isEvenOdd: false))) }
    for element in shownElements { element.presented.emit(&items) }
    if arePages { items.append(.end) }
    bar?.emit(&items)
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    for element in shownElements { body(element.presented) }
    bar.map(body)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    if let hit = bar?.hitTest(point) { return hit }
    for element in shownElements.reversed() {
      if let hit = element.presented.hitTest(point) { return hit }
    }
    return nil
  }
}

/// The bar of a tab view.
nonisolated struct _TabBar: View {
  struct Entry: Identifiable {
    let id: Int
    let isChosen: Bool
    let label: AnyView?
    let action: @MainActor () -> Void
  }

  let items: [Entry]

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        Button(action: item.action) {
          VStack(spacing: 2) { item.label }
            .font(.caption2)
            .foregroundStyle(item.isChosen ? Color.blue : Color.gray)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.systemBackground)
    .overlay(alignment: .top) { Divider() }
  }
}
