public import SegueGeometry

/// A space in which places are given.
public enum CoordinateSpace: @unchecked Sendable {
  /// The stage's own.
  case global
  /// The view's own.
  case local
  /// That of a view around this one, by the name that it was given.
  case named(AnyHashable)
}

extension CoordinateSpace: Hashable {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Something that names a space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space that a view around this one has been given a name for.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace

  init(_ space: CoordinateSpace) { coordinateSpace = space }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The stage's own space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(.named(AnyHashable(name)))
  }

  /// The nearest scroll view's.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(.named(AnyHashable(ScrollViewSpace())))
  }

  /// The nearest scroll view's that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of every scroll view's space.
struct ScrollViewSpace: Hashable {}

/// Gives the space of each item a name.
public nonisolated struct _CoordinateSpaceModifier: ItemModifier {
  public typealias Body = Never
  let name: AnyHashable

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    CoordinateSpaceNode(name, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: CoordinateSpaceNode.self).name = name
  }
}

/// The node of a named space.
final class CoordinateSpaceNode: WrapperNode {
  var name: AnyHashable

  init(_ name: AnyHashable, _ context: _NodeContext) {
    self.name = name
    super.init(context)
  }

  override func isSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension View {
  /// Gives the view's space a name, by which views inside ask for places.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's space a name, by which views inside ask for places.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    var key = AnyHashable(0)
    if case .named(let own) = name.coordinateSpace { key = own }
    return modifier(_CoordinateSpaceModifier(name: key))
  }
}

extension ViewNode {
  /// The node's rectangle in a space, by model values, points.
  final func layoutFrame(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: size) }
    return rectangle.mapped { modelPoint($0, in: space) }
  }

  /// Maps a point of the space that this node was placed in to another one around it.
  final func modelPoint(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    var point = point
    var name: AnyHashable?
    if case .named(let own) = space { name = own }
    var node = self
    while let parent = node.layoutParent {
      if let name, parent.isSpace(named: name) {
        let start = parent.spaceOrigin
        return CGPoint(x: point.x - start.x, y: point.y - start.y)
      }
      point = parent.convertFromContentModel(point)
      node = parent
    }
    return point
  }

  /// Where the named space of this node begins, in the space of its content.
  private var spaceOrigin: CGPoint { hasOwnSpace ? namedSpaceOrigin : origin }
}

extension CGRect {
  /// The smallest rectangle around the corners after they have been mapped.
  func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: minY)),
      map(CGPoint(x: minX, y: maxY)), map(CGPoint(x: maxX, y: maxY)),
    ]
    var left = corners[0].x
    var right = left
    var top = corners[0].y
    var bottom = top
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
