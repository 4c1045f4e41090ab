import SegueGeometry

/// Arranges the rows, headers and footers of a list in a column.
final class ListEngine: LayoutEngine {
  private unowned(unsafe) let environment: EnvironmentScope

  init(_ environment: EnvironmentScope) { self.environment = environment }

  private var style: ListStyleKind { environment.values.listStyleKind }

  /// Points between an edge of the list and its cards.
  private var margin: CGFloat { style == .cards ? 16 : 0 }

  override func elementsDidChange(_ elements: [ContainerElement]) {
    super.elementsDidChange(elements)
    for (index, element) in elements.enumerated() {
      guard let row = element.node as? ListRowNode else { continue }
      let part = element.traits?.sectionPart
      let role = part?.role ?? .row
      let before = index > 0 ? elements[index - 1] : nil
      let after = index + 1 < elements.count ? elements[index + 1] : nil
      row.set(
        ListRowNode.Look(
          role: role, style: style, isFirst: !isSameCard(before, element),
          isLast: !isSameCard(after, element), insets: element.traits?.rowInsets,
          color: element.traits?.rowColor,
          hidesSeparator: element.traits?.hidesRowSeparator ?? false))
    }
  }

  private func isSameCard(_ a: ContainerElement?, _ b: ContainerElement) -> Bool {
    guard let a else { return false }
    let first = a.traits?.sectionPart
    let second = b.traits?.sectionPart
    return (first?.role ?? .row) == .row && (second?.role ?? .row) == .row
      && first?.section == second?.section
  }

  private func gap(_ before: ContainerElement?, _ element: ContainerElement) -> CGFloat {
    guard style != .plain else { return 0 }
    guard let before else { return element.traits?.sectionPart?.role == .header ? 16 : 20 }
    let first = before.traits?.sectionPart
    let second = element.traits?.sectionPart
    return first?.section == second?.section ? 0 : 20
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * margin) }, height: nil)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    var size = CGSize.zero
    var before: ContainerElement?
    for element in elements {
      let own = element.node.sizeThatFits(offer(proposal))
      size.height += gap(before, element) + own.height
      size.width = max(size.width, own.width + 2 * margin)
      before = element
    }
    if style != .plain { size.height += 20 }
    if let width = proposal.width, width.isFinite { size.width = width }
    return size
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    var y: CGFloat = 0
    var before: ContainerElement?
    let offer = offer(ProposedViewSize(size))
    return elements.map { element in
      y += gap(before, element)
      defer {
        y += element.node.sizeThatFits(offer).height
        before = element
      }
      return Place(origin: CGPoint(x: margin, y: y), proposal: offer)
    }
  }
}
