import SegueGeometry

/// A node that is told what the first scroll view inside it, or the one around it, does.
@MainActor
protocol ScrollWatcher: _Node {
  func scrollDidMove(_ scroll: ScrollNode)
  func scrollPhaseDidChange(
    _ scroll: ScrollNode, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?)
}

/// Watches a scroll view; changes nothing of its content.
public nonisolated struct _ScrollWatchModifier: ViewModifier {
  public typealias Body = Never
  let make: @MainActor (_NodeContext) -> ScrollWatchNode
  let update: @MainActor (ScrollWatchNode) -> Void

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    let node = modifier.make(context)
    node.content = V._makeNode(view, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: ScrollWatchNode.self)
    modifier.update(node)
    if let content = node.content { V._updateNode(content, view) }
  }
}

/// The node of such a modifier: hands on its content.
class ScrollWatchNode: _Node, ScrollWatcher, GeometryObserver {
  var content: _Node?
  private weak var scroll: ScrollNode?

  override init(_ context: _NodeContext) {
    super.init(context)
    stage.geometryObservers.append(self)
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  func layoutDidRun() {
    if scroll?.isMounted != true { attach() }
    if let scroll { scrollDidMove(scroll) }
  }

  private func attach() {
    var found: ScrollNode?
    forEachScrollNode { if found == nil { found = $0 } }
    var outer = parent
    while found == nil, let here = outer {
      found = here as? ScrollNode
      outer = here.parent
    }
    scroll = found
    found?.watch(self)
  }

  func scrollDidMove(_ scroll: ScrollNode) {}
  func scrollPhaseDidChange(
    _ scroll: ScrollNode, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?
  ) {}

  /// Runs an action when the update is over.
  final func later(_ action: @escaping @MainActor () -> Void) {
    stage.afterUpdate.append { [weak self] in if self?.isMounted == true { action() } }
  }
}

/// Tells of changes of a value made from what a scroll view shows.
final class ScrollGeometryNode<Value: Equatable>: ScrollWatchNode {
  var transform: (ScrollGeometry) -> Value
  var action: @MainActor (Value, Value) -> Void
  private var value: Value?

  init(
    _ context: _NodeContext, _ transform: @escaping (ScrollGeometry) -> Value,
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
    super.init(context)
  }

  override func scrollDidMove(_ scroll: ScrollNode) {
    let new = transform(scroll.geometry)
    guard new != value else { return }
    let old = value ?? new
    value = new
    let action = action
    later { action(old, new) }
  }
}

/// Tells what moves a scroll view.
final class ScrollPhaseNode: ScrollWatchNode {
  var action: @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(
    _ context: _NodeContext,
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    self.action = action
    super.init(context)
  }

  override func scrollPhaseDidChange(
    _ scroll: ScrollNode, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?
  ) {
    let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: velocity)
    let action = action
    later { action(old, new, context) }
  }
}

extension View {
  /// Does something when a value made from what a scroll view shows is known, and when it changes,
  /// also frame by frame on the way of an animation.
  @preconcurrency
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    return modifier(
      _ScrollWatchModifier(
        make: { ScrollGeometryNode($0, transform, action) },
        update: { node in
          let node = unsafeDowncast(node, to: ScrollGeometryNode<T>.self)
          node.transform = transform
          node.action = action
        }))
  }

  /// Does something when something else moves a scroll view than before.
  @preconcurrency
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Does something when something else moves a scroll view than before.
  @preconcurrency
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      _ScrollWatchModifier(
        make: { ScrollPhaseNode($0, action) },
        update: { unsafeDowncast($0, to: ScrollPhaseNode.self).action = action }))
  }

  /// Does something when more, or less, than a part of the view comes to be in a scroll view.
  ///
  /// - Parameter threshold: 0...1 of the view's area.
  @preconcurrency
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

/// Tells when a view comes into a scroll view, and when it goes.
public nonisolated struct _ScrollVisibilityModifier: ItemModifier {
  public typealias Body = Never
  let threshold: Double
  let action: @MainActor (Bool) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    ScrollVisibilityNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: ScrollVisibilityNode.self).modifier = self
  }
}

/// The node of `onScrollVisibilityChange`.
final class ScrollVisibilityNode: WrapperNode, ScrollWatcher, GeometryObserver {
  var modifier: _ScrollVisibilityModifier
  private weak var scroll: ScrollNode?
  private var isVisible = false

  init(_ modifier: _ScrollVisibilityModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    stage.geometryObservers.append(self)
  }

  func layoutDidRun() {
    guard isLive, !needsPlacement else { return }
    if scroll == nil {
      var node = layoutParent
      while let here = node, scroll == nil {
        scroll = here as? ScrollNode
        node = here.layoutParent
      }
      scroll?.watch(self)
    }
    if let scroll { scrollDidMove(scroll) }
  }

  func scrollDidMove(_ scroll: ScrollNode) {
    guard isLive else { return }
    let box = scroll.contentFrame(of: self)
    let seen = box.intersection(scroll.shownContent)
    let area = box.width * box.height
    let part = area > 0 && !seen.isNull ? Double(seen.width * seen.height / area) : 0
    let new = part > 0 && part >= min(max(0, modifier.threshold), 1)
    guard new != isVisible else { return }
    isVisible = new
    let action = modifier.action
    stage.afterUpdate.append { [weak self] in if self?.isMounted == true { action(new) } }
  }

  func scrollPhaseDidChange(
    _ scroll: ScrollNode, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?
  ) {}
}
