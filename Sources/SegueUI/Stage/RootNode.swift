import SegueDisplay
import SegueGeometry

/// The root of a stage: the views in the middle of the safe area.
final class RootNode: ViewNode {
  private var container: ImplicitContainerNode?

  static func make(_ view: any View, stage: Stage, environment: EnvironmentValues) -> RootNode {
    let root = RootNode(
      _NodeContext(
        parent: nil, scope: TransactionScope(parent: nil, stage: stage),
        environment: EnvironmentScope(root: environment)))
    func open<V: View>(_ view: V) {
      let container = ImplicitContainerNode.make(
        view,
        _NodeContext(
          parent: root, scope: root.scope, environment: root.environment),
        engine: StackEngine(
          axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
      container.layoutParent = root
      root.container = container
    }
    open(view)
    return root
  }

  override func forEachChild(_ body: (_Node) -> Void) { container.map(body) }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    container.map(body)
    stage.overlays.forEach(body)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { stage.configuration.size }

  override func performPlacement() {
    guard let container else { return }
    let area = stage.safeArea
    let offer = ProposedViewSize(area.size)
    let size = container.sizeThatFits(offer)
    container.place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
      proposal: offer)
    for overlay in stage.overlays {
      overlay.layoutParent = self
      let own = overlay.sizeThatFits(offer)
      overlay.place(
        at: CGPoint(x: area.midX - own.width / 2, y: area.maxY - own.height), proposal: offer)
    }
  }

  override func emit(_ items: inout [DisplayItem]) {
    container?.emit(&items)
    for overlay in stage.overlays { overlay.emit(&items) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    for overlay in stage.overlays.reversed() {
      if let hit = overlay.hitTest(point) { return hit }
    }
    return container?.hitTest(point)
  }
}

extension Stage {
  /// Shows a container over everything that is there; its owner is elsewhere in the tree.
  func addOverlay(_ overlay: ContainerNode) {
    overlays.append(overlay)
    needsLayout = true
    needsList = true
    root?.markNeedsPlacement()
  }

  func removeOverlay(_ overlay: ContainerNode) {
    overlays.removeAll { $0 === overlay }
    needsList = true
  }
}

extension Stage {
  /// The part of the stage that no system bar covers, points.
  var safeArea: CGRect {
    let size = configuration.size
    let insets = configuration.safeArea
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
