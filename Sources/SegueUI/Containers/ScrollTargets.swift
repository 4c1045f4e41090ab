public import SegueGeometry

/// Where a scroll comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What is to show, in the content's space, points.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public static func == (a: Self, b: Self) -> Bool { a.rect == b.rect && a.anchor == b.anchor }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Double(rect.minX))
    hasher.combine(Double(rect.minY))
  }
}

/// What is known where a scroll comes to rest.
public struct ScrollTargetBehaviorContext {
  /// Where the finger began.
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The views of the layout that scrolling stops at, in the content's space.
  let rows: [CGRect]
}

/// Where scrolling by hand stops.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Moves a target to where scrolling is to stop.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one stroke may pass.
  public struct LimitBehavior: Hashable, Sendable {
    let isOne: Bool
    public static let automatic = LimitBehavior(isOne: false)
    public static let always = LimitBehavior(isOne: true)
    public static let alwaysByFew = LimitBehavior(isOne: true)
    public static let alwaysByOne = LimitBehavior(isOne: true)
    public static let never = LimitBehavior(isOne: false)
  }

  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isVertical = context.axes.contains(.vertical)
    func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
    let starts = context.rows.map(start).sorted()
    guard !starts.isEmpty else { return }
    func nearest(_ place: CGFloat) -> Int {
      starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) } ?? 0
    }
    var index = nearest(start(target.rect))
    if limit.isOne {
      let from = nearest(start(context.originalTarget.rect))
      index = min(max(index, from - 1), from + 1)
    }
    if isVertical {
      target.rect.origin.y = starts[index]
    } else {
      target.rect.origin.x = starts[index]
    }
  }
}

/// Stops at pages, one further at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      let from = (start / length).rounded()
      return min(max((place / length).rounded(), from - 1), from + 1) * length
    }
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, start.x, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, start.y, context.containerSize.height)
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { .init(limitBehavior: limitBehavior) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}

/// How scroll views meet their edges.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

private enum TargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// Where scrolling by hand stops; nil is anywhere.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }
}

/// Marks the layout whose views scrolling stops at.
public nonisolated struct _ScrollTargetLayoutModifier: ViewModifier {
  public typealias Body = Never
  let isEnabled: Bool

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    let node = ScrollTargetLayoutNode(context)
    node.isEnabled = modifier.isEnabled
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: ScrollTargetLayoutNode.self)
    node.isEnabled = modifier.isEnabled
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of such a mark: hands on its content.
final class ScrollTargetLayoutNode: _Node {
  var content: _Node?
  var isEnabled = true

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }
}

extension View {
  /// Marks the layout whose views scrolling stops at, and tells of.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Marks a view that scrolling may stop at; layouts are marked as a whole here.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Says where scrolling by hand stops.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    nonisolated(unsafe) let behavior = behavior
    return modifier(_EnvironmentWritingModifier { $0.scrollTargetBehavior = behavior })
  }

  /// Says how scroll views meet their edges; they stop there.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Does something when other views of a target layout come to be seen than before.
  ///
  /// - Parameter threshold: 0...1 of a view's area.
  @preconcurrency
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier(
        make: { ScrollTargetsNode($0, threshold, action) },
        update: { node in
          let node = unsafeDowncast(node, to: ScrollTargetsNode<ID>.self)
          node.threshold = threshold
          node.action = action
        }))
  }
}

/// Tells which views of a target layout are seen.
final class ScrollTargetsNode<ID: Hashable>: ScrollWatchNode {
  var threshold: Double
  var action: @MainActor ([ID]) -> Void
  private var seen: [ID]?

  init(
    _ context: _NodeContext, _ threshold: Double, _ action: @escaping @MainActor ([ID]) -> Void
  ) {
    self.threshold = threshold
    self.action = action
    super.init(context)
  }

  override func scrollDidMove(_ scroll: ScrollNode) {
    let shown = scroll.shownContent
    let least = min(max(0, threshold), 1)
    let new = scroll.targetRows.compactMap { row -> ID? in
      let part = row.frame.intersection(shown)
      let area = row.frame.width * row.frame.height
      guard area > 0, !part.isNull, Double(part.width * part.height / area) >= max(least, 1e-9)
      else { return nil }
      return row.id.base as? ID
    }
    guard new != seen else { return }
    seen = new
    let action = action
    later { action(new) }
  }
}

extension ScrollNode {
  /// The views of the marked layout inside, with their ids, in the content's space.
  var targetRows: [(id: AnyHashable, frame: CGRect)] {
    var mark: ScrollTargetLayoutNode?
    func search(_ node: _Node) {
      if mark == nil, let found = node as? ScrollTargetLayoutNode, found.isEnabled { mark = found }
      if mark == nil { node.forEachChild(search) }
    }
    search(content)
    var items: [Item] = []
    mark?.collectItems(&items)
    var rows: [(id: AnyHashable, frame: CGRect)] = []
    for item in items {
      guard let container = item.node.core as? ContainerNode else { continue }
      for element in container.elements where !(element.node is LazyRunNode) {
        guard let id = Self.id(of: element, in: container) else { continue }
        rows.append((id, contentFrame(of: element.node)))
      }
    }
    return rows
  }

  /// What an element is called: its own id, or the one that it has in a `ForEach`.
  private static func id(of element: ContainerElement, in container: ContainerNode) -> AnyHashable?
  {
    var node: _Node? = element.node.core
    while let here = node, here !== container {
      if let branch = here as? BranchNode {
        if case .identity(let id) = branch.cause { return id }
        if let list = branch.parent as? any ElementNaming { return list.elementID(of: branch) }
      }
      node = here.parent
    }
    return nil
  }
}
