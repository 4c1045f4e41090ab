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

  func target(_ anchor: UnitPoint?) -> ScrollGoal? {
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
  /// Takes the id of the view that a person has scrolled to.
  var write: (@MainActor (AnyHashable) -> Value?)?
  /// The part of the scroll view whose view is told of.
  var anchor = UnitPoint.topLeading

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    let node = ScrollPositionNode(modifier.value, context)
    node.write = modifier.write
    node.anchor = modifier.anchor
    node.content = V._makeNode(view, context.child(of: node))
    if modifier.isInitial { node.scroll(to: modifier.target(modifier.value)) }
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: ScrollPositionNode<Value>.self)
    if let content = node.content { V._updateNode(content, view) }
    node.write = modifier.write
    node.anchor = modifier.anchor
    guard node.value != modifier.value else { return }
    node.value = modifier.value
    node.scroll(to: modifier.target(modifier.value))
  }
}

/// The node of a scroll position: hands on its content, and tells where a finger has scrolled to.
final class ScrollPositionNode<Value: Equatable>: ScrollWatchNode {
  var value: Value
  var write: (@MainActor (AnyHashable) -> Value?)?
  var anchor = UnitPoint.topLeading

  init(_ value: Value, _ context: _NodeContext) {
    self.value = value
    super.init(context)
  }

  override func scrollDidMove(_ scroll: ScrollNode) {
    guard let write, scroll.phase == .interacting || scroll.phase == .decelerating else { return }
    let shown = scroll.shownContent
    let place = CGPoint(
      x: shown.minX + shown.width * anchor.x, y: shown.minY + shown.height * anchor.y)
    func distance(_ frame: CGRect) -> CGFloat {
      let x = scroll.axes.contains(.horizontal) ? frame.minX + frame.width * anchor.x - place.x : 0
      let y = scroll.axes.contains(.vertical) ? frame.minY + frame.height * anchor.y - place.y : 0
      return x * x + y * y
    }
    guard let row = scroll.targetRows.min(by: { distance($0.frame) < distance($1.frame) }) else {
      return
    }
    later { [weak self] in
      // What has been written does not scroll again.
      if let self, let new = write(row.id) { self.value = new }
    }
  }

  /// Scrolls in the running update, under its transaction.
  func scroll(to target: Any?) {
    guard let target = target as? ScrollGoal else { return }
    var views: [ScrollNode] = []
    forEachScrollNode { views.append($0) }
    views.first?.scrollInUpdate(to: target)
  }
}

extension View {
  /// Scrolls to the view whose id a binding holds, when it changes; its first value does not
  /// scroll. Where a finger scrolls, the id of the view of the target layout at the anchor is
  /// written to it.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    nonisolated(unsafe) let id = id
    return modifier(
      _ScrollPositionModifier(
        value: id.wrappedValue, isInitial: false,
        target: { id in id.map { ScrollGoal.view(AnyHashable($0), anchor: anchor) } },
        write: { key in
          guard let new = key.base as? ID, new != id.wrappedValue else { return nil }
          id.wrappedValue = new
          return new
        }, anchor: anchor ?? .topLeading))
  }

  /// Scrolls to where a binding says.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        value: position.wrappedValue, isInitial: true, target: { $0.target(anchor) }))
  }
}
