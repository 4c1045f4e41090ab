package import SegueGeometry

/// A view on a stage, to be looked at from outside: where it is, in which phase, with what values.
///
/// Reads the stage's present moment each time; a view that has gone answers `isMounted == false`.
@MainActor
package struct InspectedView {
  package let node: _Node

  package var isMounted: Bool { node.isMounted }

  /// The type, as one writes it, or a text with its words.
  package var name: String { node.displayName }

  /// What a person reads on it, or what `accessibilityLabel` says.
  package var label: String? {
    guard isMounted else { return nil }
    return parts.lazy.compactMap { part in
      // An identifier may stand around what has the words.
      var here: ViewNode? = part
      while let node = here {
        if let label = node.accessibilityLabelText ?? node.ownLabel { return label }
        here = (node as? WrapperNode)?.content
      }
      return nil
    }.first
  }

  /// What a person reads on it, whatever `accessibilityLabel` says.
  package var text: String? {
    guard isMounted else { return nil }
    return parts.lazy.compactMap(\.ownLabel).first
  }

  package var identifier: String? {
    guard isMounted else { return nil }
    return parts.lazy.compactMap { part in
      var here: ViewNode? = part
      while let node = here, node === part || node is WrapperNode {
        if let identifier = node.accessibilityIdentifierText { return identifier }
        here = node.layoutParent
      }
      return nil
    }.first
  }

  /// The views that a container lays out for it.
  var parts: [ViewNode] {
    guard isMounted else { return [] }
    if let view = node as? ViewNode { return [view] }
    var items: [Item] = []
    node.collectItems(&items)
    return items.map(\.node)
  }

  /// Whether it is drawn as part of another view.
  package func isInside(_ other: InspectedView) -> Bool {
    var here = (node as? ViewNode)?.layoutParent
    while let next = here {
      if next === other.node { return true }
      here = next.layoutParent
    }
    return false
  }

  // MARK: Place

  /// The box around what is shown, in the stage's points; nil where nothing is.
  package var frame: CGRect? { box { $0.presentedRectangle } }

  /// The box that layout has given, with effects as they will be in the end.
  package var modelFrame: CGRect? { box(isModel: true) { $0.rectangle } }

  private func box(isModel: Bool = false, _ rectangle: (ViewNode) -> CGRect) -> CGRect? {
    var result: CGRect?
    forEachLeaf { leaf in
      let box = leaf.onStage(rectangle(leaf), isModel: isModel)
      result = result.map { $0.union(box) } ?? box
    }
    return result
  }

  // MARK: Phase

  /// The phase of the innermost item around it that is coming or going.
  package var phase: TransitionPhase {
    var here: ViewNode? = parts.first
    while let node = here {
      if let element = node.element, element.phase != .identity { return element.phase }
      here = node.layoutParent
    }
    return .identity
  }

  /// Whether the views still ask for it: false while it is on its way out.
  package var isPresent: Bool { isMounted && node.isLive }

  // MARK: Attributes

  /// The attributes of everything between the view and the stage, innermost first, its own first;
  /// then the animatable data of modifiers and views around it.
  package var attributes: [AttributeReading] {
    guard isMounted else { return [] }
    var readings: [AttributeReading] = []
    node.readAttributes(&readings)
    var here: ViewNode? = parts.first
    if here === node { here = here?.layoutParent }
    while let next = here {
      next.readAttributes(&readings)
      here = next.layoutParent
    }
    var outer = node.parent
    while let next = outer {
      if !(next is ViewNode) { next.readAttributes(&readings) }
      outer = next.parent
    }
    return readings
  }

  /// The attributes of what is drawn inside the view.
  package var innerAttributes: [AttributeReading] {
    var readings: [AttributeReading] = []
    func visit(_ node: _Node) {
      node.readAttributes(&readings)
      node.forEachChild(visit)
    }
    if isMounted { visit(node) }
    return readings
  }

  /// Leaves that are drawn for it.
  func forEachLeaf(_ body: (ViewNode) -> Void) {
    func visit(_ node: ViewNode) {
      var isLeaf = true
      node.forEachDrawn { child in
        isLeaf = false
        visit(child)
      }
      if isLeaf { body(node) }
    }
    guard isMounted else { return }
    if let view = node as? ViewNode { visit(view) } else { parts.forEach(visit) }
  }
}

extension ViewNode {
  /// Maps a rectangle of the space that the node was placed in to the stage.
  func onStage(_ rectangle: CGRect, isModel: Bool = false) -> CGRect {
    var corners = Corners(rectangle)
    var here = layoutParentReference
    while let node = here {
      here = node._withUnsafeGuaranteedRef { node in
        node.mapFromContent(&corners, isModel: isModel)
        return node.layoutParentReference
      }
    }
    return corners.box
  }
}
