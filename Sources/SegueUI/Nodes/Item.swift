/// One element of a container's flat list.
struct Item {
  /// The node that is laid out and drawn; its identity is the item's identity.
  let node: ViewNode
  /// What modifiers on the element say to the container.
  var traits: Traits?
}

/// What an element says to its container. Immutable, shared by copies of the element.
final class Traits {
  let transition: TransitionTrait?
  let zIndex: Double?
  let layoutPriority: Double?
  let tag: AnyHashable?
  let layoutValues: [ObjectIdentifier: Any]
  /// The part of a section that the element is, of the innermost one.
  let sectionPart: SectionPart?
  /// What a grid goes by.
  let gridCell: GridCell?

  init(
    transition: TransitionTrait? = nil, zIndex: Double? = nil, layoutPriority: Double? = nil,
    tag: AnyHashable? = nil, layoutValues: [ObjectIdentifier: Any] = [:],
    sectionPart: SectionPart? = nil, gridCell: GridCell? = nil
  ) {
    self.transition = transition
    self.zIndex = zIndex
    self.layoutPriority = layoutPriority
    self.tag = tag
    self.layoutValues = layoutValues
    self.sectionPart = sectionPart
    self.gridCell = gridCell
  }

  /// These traits where an element has said nothing itself: the inner one wins.
  func merged(below inner: Traits?) -> Traits {
    guard let inner else { return self }
    return Traits(
      transition: inner.transition ?? transition, zIndex: inner.zIndex ?? zIndex,
      layoutPriority: inner.layoutPriority ?? layoutPriority, tag: inner.tag ?? tag,
      layoutValues: layoutValues.isEmpty
        ? inner.layoutValues : inner.layoutValues.merging(layoutValues) { own, _ in own },
      sectionPart: inner.sectionPart ?? sectionPart,
      gridCell: inner.gridCell.map { gridCell?.merged(below: $0) ?? $0 } ?? gridCell)
  }
}

/// A transition and where it was written.
struct TransitionTrait {
  let transition: AnyTransition
  let site: SourceSite?
}
