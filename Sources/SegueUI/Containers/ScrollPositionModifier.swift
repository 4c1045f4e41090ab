public import SegueGeometry

/// Where a scroll view stands, for code that scrolls it.
public struct ScrollPosition: Equatable, Sendable {
  private enum Goal: Equatable, @unchecked Sendable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGFloat?, CGFloat?)
  }

  private var goal = Goal.none
  /// Tells two requests for the same place apart.
  private var count = 0

  public init(idType: any Hashable.Type = Never.self) {}

  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    goal = .id(AnyHashable(id), anchor)
  }

  public init(edge: Edge) { goal = .edge(edge) }
  public init(point: CGPoint) { goal = .point(point.x, point.y) }
  public init(x: CGFloat, y: CGFloat) { goal = .point(x, y) }
  public init(x: CGFloat) { goal = .point(x, nil) }
  public init(y: CGFloat) { goal = .point(nil, y) }

  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    set(.id(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { set(.point(point.x, point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x, y)) }
  public mutating func scrollTo(x: CGFloat) { set(.point(x, nil)) }
  public mutating func scrollTo(y: CGFloat) { set(.point(nil, y)) }

  private mutating func set(_ goal: Goal) {
    self.goal = goal
    count += 1
  }

  /// The edge that was asked for last, if one was.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }
  /// The id that was asked for last, if one was.
  public var viewID: (any Hashable)? {
    if case .id(let id, _) = goal { id.base as? any Hashable } else { nil }
  }

  func target(_ anchor: UnitPoint?) -> ScrollTarget? {
    switch goal {
    case .none: nil
    case .id(let id, let own): .view(id, anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}

/// Scrolls the scroll views of its content when a value changes.
public nonisolated struct _ScrollPositionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let value: Value
  /// Whether the first value scrolls too.
  let isInitial: Bool
  let target: (Value) -> Any?

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    let node = ScrollPositionNode(modifier.value, context)
    node.content = V._makeNode(view, context.child(of: node))
    if modifier.isInitial { node.scroll(to: modifier.target(modifier.value)) }
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: ScrollPositionNode<Value>.self)
    if let content = node.content { V._updateNode(content, view) }
    guard node.value != modifier.value else { return }
    node.value = modifier.value
    node.scroll(to: modifier.target(modifier.value))
  }
}

/// The node of a scroll position: hands on its content.
final class ScrollPositionNode<Value: Equatable>: _Node {
  var content: _Node?
  var value: Value

  init(_ value: Value, _ context: _NodeContext) {
    self.value = value
    super.init(context)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  /// Scrolls in the running update, under its transaction.
  func scroll(to target: Any?) {
    guard let target = target as? ScrollTarget else { return }
    var views: [ScrollNode] = []
    forEachScrollNode { views.append($0) }
    views.first?.scrollInUpdate(to: target)
  }
}

extension View {
  /// Scrolls to the view whose id a binding holds, when it changes. Its first value does not
  /// scroll, and scrolling by other means does not write to it.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(value: id.wrappedValue, isInitial: false) { id in
        id.map { ScrollTarget.view(AnyHashable($0), anchor: anchor) }
      })
  }

  /// Scrolls to where a binding says.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(value: position.wrappedValue, isInitial: true) { $0.target(anchor) })
  }

  /// Marks the layout whose views scrolling may stop at; nobody scrolls by hand here.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Marks a view that scrolling may stop at; nobody scrolls by hand here.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Says where scrolling by hand stops; nobody scrolls by hand here.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Says how scroll views meet their edges; nobody scrolls by hand here.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}

/// Where scrolling by hand stops.
public protocol ScrollTargetBehavior {}

/// Stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
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
