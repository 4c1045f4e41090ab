import SegueDisplay
import SegueGeometry

/// The root of a stage: the views in the middle of the safe area.
final class RootNode: ViewNode {
  private var container: ImplicitContainerNode?

  static func make(_ view: any View, stage: Stage, environment: EnvironmentValues) -> RootNode {
    let root = RootNode(
      _NodeContext(
        stage: stage, parent: nil, scope: TransactionScope(parent: nil, stage: stage),
        environment: EnvironmentScope(root: environment)))
    func open<V: View>(_ view: V) {
      let container = ImplicitContainerNode.make(
        view,
        _NodeContext(
          stage: stage, parent: root, scope: root.scope, environment: root.environment),
        engine: StackEngine(
          axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
      container.layoutParent = root
      root.container = container
    }
    open(view)
    return root
  }

  override func forEachChild(_ body: (_Node) -> Void) { container.map(body) }
  override func forEachDrawn(_ body: (ViewNode) -> Void) { container.map(body) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { stage.configuration.size }

  override func performPlacement() {
    guard let container else { return }
    let area = stage.safeArea
    let offer = ProposedViewSize(area.size)
    let size = container.sizeThatFits(offer)
    container.place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
      proposal: offer)
  }

  override func emit(_ items: inout [DisplayItem]) { container?.emit(&items) }
  override func hitTest(_ point: CGPoint) -> ViewNode? { container?.hitTest(point) }
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

  /// A rectangle stretched to the edges of the stage where it touches the safe area's.
  func extendingUnderSafeArea(_ box: CGRect, _ edges: Edge.Set = .all) -> CGRect {
    let area = safeArea
    let tolerance: CGFloat = 0.01
    var left = box.minX
    var top = box.minY
    var right = box.maxX
    var bottom = box.maxY
    if edges.contains(.leading), abs(left - area.minX) < tolerance { left = 0 }
    if edges.contains(.top), abs(top - area.minY) < tolerance { top = 0 }
    if edges.contains(.trailing), abs(right - area.maxX) < tolerance {
      right = configuration.size.width
    }
    if edges.contains(.bottom), abs(bottom - area.maxY) < tolerance {
      bottom = configuration.size.height
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
