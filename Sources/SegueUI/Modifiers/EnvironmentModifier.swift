public import Observation

/// A modifier that changes the environment of its content.
///
/// - Note: `isSame` tells whether two changes do the same, so that readers are left alone.
public nonisolated struct _EnvironmentWritingModifier: ViewModifier {
  public typealias Body = Never
  let transform: (inout EnvironmentValues) -> Void
  let key: Any?
  let isSame: ((Any) -> Bool)?

  init(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    key = nil
    isSame = nil
  }

  /// The same change with a value that tells whether two changes do the same.
  func keyed<Value>(_ key: Value) -> _EnvironmentWritingModifier {
    guard let areEqual = equality(of: Value.self) else { return self }
    return _EnvironmentWritingModifier(transform, key: key) { other in
      (other as? Value).map { areEqual(key, $0) } ?? false
    }
  }

  private init(
    _ transform: @escaping (inout EnvironmentValues) -> Void, key: Any,
    isSame: @escaping (Any) -> Bool
  ) {
    self.transform = transform
    self.key = key
    self.isSame = isSame
  }

  init<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    transform = { $0[keyPath: keyPath] = value }
    key = value
    if let areEqual = equality(of: Value.self) {
      isSame = { other in (other as? Value).map { areEqual(value, $0) } ?? false }
    } else {
      isSame = nil
    }
  }

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    let node = EnvironmentNode(context, modifier)
    var inner = node.contentContext
    inner.arrangement = context.arrangement
    node.content = V._makeNode(view, inner)
    return node
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    let node = unsafeDowncast(node, to: EnvironmentNode.self)
    let hasChanged = node.update(modifier)
    guard let content = node.content else { return }
    V._updateNode(content, view)
    // Afterwards, so that a leaf finds the animations that act in this update.
    if hasChanged { content.environmentDidChange() }
  }
}

/// The node of a change of the environment.
final class EnvironmentNode: _Node {
  var content: _Node?
  private let inner: EnvironmentScope
  private var modifier: _EnvironmentWritingModifier

  init(_ context: _NodeContext, _ modifier: _EnvironmentWritingModifier) {
    self.modifier = modifier
    inner = EnvironmentScope(parent: context.environment, modifier.transform)
    super.init(context)
    noteDirection()
  }

  var contentContext: _NodeContext {
    _NodeContext(stage: stage, parent: self, scope: scope, environment: inner)
  }

  /// Layouts ask for the direction only on a stage where some part runs from right to left.
  private func noteDirection() {
    if inner.values.layoutDirection == .rightToLeft { stage.mayBeRightToLeft = true }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }

  /// Returns whether the content has to hear of it.
  func update(_ new: _EnvironmentWritingModifier) -> Bool {
    defer { modifier = new }
    if let key = new.key, let isSame = modifier.isSame, isSame(key) { return false }
    let direction = inner.values.layoutDirection
    inner.setTransform(new.transform)
    noteDirection()
    if inner.values.layoutDirection != direction { mirror() }
    return true
  }

  /// Places everything inside again, the other way round.
  private func mirror() {
    func visit(_ node: _Node) {
      (node as? ViewNode)?.markNeedsPlacement()
      node.forEachChild(visit)
    }
    visit(self)
    stage.needsList = true
  }
}

extension View {
  /// Sets a value of the environment for the view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentWritingModifier(keyPath, value))
  }

  /// Puts an observable object into the environment of the view.
  public nonisolated func environment<T: AnyObject & Observation.Observable>(
    _ object: T?
  ) -> some View {
    modifier(_EnvironmentWritingModifier { $0[T.self] = object })
  }

  /// Changes a value of the environment for the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentWritingModifier { transform(&$0[keyPath: keyPath]) })
  }
}
