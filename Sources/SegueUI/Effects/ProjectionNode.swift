import SegueDisplay
import SegueGeometry

/// A wrapper whose content is drawn through a projective map.
class ProjectionWrapperNode: SpaceWrapperNode {
  /// What is shown now of the map, for content of a size whose corner is at zero.
  func projection(size: CGSize) -> ProjectionTransform { ProjectionTransform() }

  /// The map that layout sees.
  func modelProjection(size: CGSize) -> ProjectionTransform { ProjectionTransform() }

  private var contentProjection: ProjectionTransform {
    let frame = presentedFrame
    let map = projection(size: frame.size)
    guard map.isUsable else { return ProjectionTransform(translation(of: frame)) }
    return map.concatenating(ProjectionTransform(translation(of: frame)))
  }

  private func translation(of frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: frame.minX, y: frame.minY)
  }

  override var contentTransform: CGAffineTransform { contentProjection.affine }

  private var group: GroupEffect {
    let map = contentProjection
    return map.isAffine ? .transform(map.affine) : .projection(map)
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    items.append(.begin(group))
    content.emit(&items)
    items.append(.end)
  }

  override func patch(_ items: inout [DisplayItem]) {
    if displayIndex >= 0 { items[displayIndex] = .begin(group) }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    content.hitTest(point.applying(contentProjection.inverted()))
  }

  override func convertFromContent(_ point: CGPoint) -> CGPoint {
    point.applying(contentProjection)
  }

  override func convertFromContentModel(_ point: CGPoint) -> CGPoint {
    let map = modelProjection(size: size)
    let moved = map.isUsable ? point.applying(map) : point
    return CGPoint(x: moved.x + origin.x, y: moved.y + origin.y)
  }

  override func mapFromContent(_ corners: inout Corners, isModel: Bool) {
    corners.map(isModel ? convertFromContentModel : convertFromContent)
  }

  override var presentedRectangle: CGRect {
    let map = contentProjection
    let size = presentedFrame.size
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ].map { $0.applying(map) }
    let x = corners.map(\.x)
    let y = corners.map(\.y)
    let left = x.min() ?? 0
    let top = y.min() ?? 0
    return CGRect(
      x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}

extension ProjectionTransform {
  /// Whether all entries are numbers, so that something can be drawn through the map.
  var isUsable: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}

/// The node of `geometryGroup`: its content travels as one.
public nonisolated struct _GeometryGroupModifier: ItemModifier {
  public typealias Body = Never

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { SpaceWrapperNode(context) }
  @MainActor func update(_ wrapper: WrapperNode) {}
}

extension View {
  /// Lets the view travel as one: what is inside keeps its place in it.
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
