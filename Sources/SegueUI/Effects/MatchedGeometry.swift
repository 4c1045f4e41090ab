public import SegueGeometry

/// What a matched view takes over from its source.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the anchors of both views meet.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that is proposed to the content.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names a shared frame on a stage.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
  /// The page of a navigation stack or a presentation: geometry is not matched across pages.
  var page: ObjectIdentifier?
}

/// Links the geometry of each item to that of others with the same key.
public nonisolated struct _MatchedGeometryModifier: ItemModifier {
  public typealias Body = Never
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    MatchedGeometryNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: MatchedGeometryNode.self).update(self)
  }

  /// Where content goes that follows a source.
  ///
  /// - Parameters:
  ///   - source: The source's rectangle, in the space of the follower.
  ///   - slot: The follower's own place.
  ///   - size: The content's size for a proposal.
  func place(
    source: CGRect, slot: CGRect, proposal: ProposedViewSize,
    size: (ProposedViewSize) -> CGSize
  ) -> LayoutEngine.Place {
    let offer = properties.contains(.size) ? ProposedViewSize(source.size) : proposal
    let content = size(offer)
    var origin = slot.origin
    if properties.contains(.position) {
      // A source that comes or goes shares the frame with its successor: their anchors meet.
      let factor: CGFloat = properties.contains(.size) && !isSource ? 2 : 1
      origin = CGPoint(
        x: source.minX + factor * (source.width - content.width) * anchor.x,
        y: source.minY + factor * (source.height - content.height) * anchor.y)
    }
    return LayoutEngine.Place(origin: origin, proposal: offer)
  }
}

extension View {
  /// Links the view's geometry to that of other views with the same id in a namespace.
  ///
  /// One of them is the source; the others keep their own slots and are drawn in its frame. Where
  /// one is inserted while another leaves, in one animated change, both follow the frame on its way
  /// from the old place to the new one. Only geometry is linked: each runs its own transition.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}
