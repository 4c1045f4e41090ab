public import SegueGeometry

/// What a view can ask about its size and place.
///
/// Sizes and places are those of the layout: while a view travels they say where it goes.
public struct GeometryProxy: @unchecked Sendable {
  /// Points.
  public let size: CGSize
  /// How much of the surroundings bars cover, at the sides that reach them, points.
  public let safeAreaInsets: EdgeInsets
  // Asked on the main actor, where layouts and actions run.
  private weak var node: ViewNode?

  @MainActor
  init(_ node: ViewNode) {
    self.node = node
    size = node.size
    safeAreaInsets = node.safeRegion.insets(of: node.rectangle)
      .directional(isRightToLeft: node.isRightToLeft)
  }

  /// The view's rectangle in a space, points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    onStage {
      guard let node else { return CGRect(origin: .zero, size: size) }
      (node as? PlaceReading)?.readsPlace = true
      return node.layoutFrame(in: space)
    }
  }

  /// The view's rectangle in a space, points.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The bounds of a named space around the view, in the view's own coordinates; nil where there
  /// is none of that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    onStage {
      guard let node, case .named(let name) = space.coordinateSpace else { return nil }
      (node as? PlaceReading)?.readsPlace = true
      var owner = node.layoutParent
      while let here = owner, !here.isSpace(named: name) { owner = here.layoutParent }
      guard let owner else { return nil }
      let own = node.layoutFrame(in: space.coordinateSpace)
      return CGRect(
        x: -own.minX, y: -own.minY, width: owner.size.width, height: owner.size.height)
    }
  }

  /// The node that is asked about.
  var owner: ViewNode? { node }
}

/// A node that takes note of whether its place has been asked for.
@MainActor
protocol PlaceReading: AnyObject {
  var readsPlace: Bool { get set }
}
