/// Says something about each element to the container.
public nonisolated struct TraitModifier: ViewModifier {
  public typealias Body = Never
  let traits: Traits

  init(
    transition: TransitionTrait? = nil, zIndex: Double? = nil, layoutPriority: Double? = nil,
    tag: AnyHashable? = nil, layoutValues: [ObjectIdentifier: Any] = [:],
    gridCell: GridCell? = nil
  ) {
    traits = Traits(
      transition: transition, zIndex: zIndex, layoutPriority: layoutPriority, tag: tag,
      layoutValues: layoutValues, gridCell: gridCell)
  }

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = TraitNode(context, modifier.traits)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: TraitNode.self)
    node.update(modifier.traits)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of what a modifier says to the container.
final class TraitNode: _Node {
  var content: _Node?
  private var traits: Traits

  init(_ context: _NodeContext, _ traits: Traits) {
    self.traits = traits
    super.init(context)
    noteTransition()
  }

  private func noteTransition() {
    if traits.transition?.transition.kind.isCustom == true { stage.hasTransitionBodies = true }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }

  override func collectItems(_ items: inout [Item]) {
    let start = items.count
    content?.collectItems(&items)
    for index in start..<items.count {
      items[index].traits =
        items[index].traits == nil ? traits : traits.merged(below: items[index].traits)
    }
  }

  var transitionSite: SourceSite? { traits.transition?.site }

  func update(_ new: Traits) {
    let isSame = traits.isSame(as: new)
    traits = new
    guard !isSame else { return }
    noteTransition()
    itemsDidChange()
  }
}

extension Traits {
  /// Whether two elements are known to say the same.
  func isSame(as other: Traits) -> Bool {
    isSameTransition(as: other) && zIndex == other.zIndex
      && layoutPriority == other.layoutPriority && tag == other.tag
      && sectionPart == other.sectionPart && gridCell == other.gridCell
      && layoutValues.count == other.layoutValues.count
      && layoutValues.allSatisfy { key, value in areKnownEqual(value, other.layoutValues[key]) }
  }

  private func isSameTransition(as other: Traits) -> Bool {
    switch (transition, other.transition) {
    case (nil, nil): true
    case (let a?, let b?): a.site == b.site && a.transition.kind.isSame(as: b.transition.kind)
    default: false
    }
  }
}

/// Whether two values are known to be equal; false also where that cannot be told.
private func areKnownEqual(_ a: Any, _ b: Any?) -> Bool {
  guard let a = a as? any Equatable, let b else { return false }
  func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { a == $0 } ?? false }
  return compare(a)
}

extension View {
  /// Sets the view's place in the drawing order of its container; larger is nearer.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(zIndex: value))
  }

  /// Sets which children a stack serves first; larger is earlier.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(layoutPriority: value))
  }

  /// Names the view by a value, for containers that select.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(tag: AnyHashable(tag)))
  }
}
