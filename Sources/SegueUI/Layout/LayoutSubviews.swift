public import SegueGeometry

/// The views that a layout arranges, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  // Nodes live on the main actor, and layouts run there.
  let elements: ArraySlice<ContainerElement>
  let places: LayoutPlaces?
  /// The direction in which the arrangement runs. Places are given from the left all the same, and
  /// mirrored afterwards.
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, places: places)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      elements: elements[bounds], places: places, layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      elements: indices.map { elements[$0] }[...], places: places,
      layoutDirection: layoutDirection)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.elements.count == b.elements.count && zip(a.elements, b.elements).allSatisfy { $0 === $1 }
  }
}

/// Where a layout puts its subviews, while it does.
///
/// A class because the subviews that a layout places are values.
final class LayoutPlaces: @unchecked Sendable {
  var places: [ObjectIdentifier: LayoutEngine.Place] = [:]
}

/// One view that a layout arranges.
public nonisolated struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: ContainerElement
  let index: Int
  let places: LayoutPlaces?

  /// The size for a proposal, points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onStage { element.node.sizeThatFits(proposal) }
  }

  /// The size and the alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onStage { element.node.dimensions(proposal) }
  }

  /// The distances that the view asks for around itself.
  public var spacing: ViewSpacing { onStage { element.node.spacing } }

  /// What `layoutPriority` says; 0 where it says nothing.
  public var priority: Double { onStage { element.priority } }

  /// What `layoutValue(key:value:)` says.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    let value = onStage { element.traits?.layoutValues[id] }
    return value as? K.Value ?? K.defaultValue
  }

  /// Puts an anchor of the view at a point in the layout's bounds.
  ///
  /// A view that is not placed stands in the middle.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let places else { return }
    let size = sizeThatFits(proposal)
    let x = position.x - size.width * anchor.x
    let y = position.y - size.height * anchor.y
    places.places[ObjectIdentifier(element)] = LayoutEngine.Place(
      origin: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0), proposal: proposal)
  }

  public static func == (a: Self, b: Self) -> Bool { a.element === b.element }
}
