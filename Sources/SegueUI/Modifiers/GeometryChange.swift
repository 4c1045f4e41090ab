/// Tells of changes of a value made from a view's geometry.
public nonisolated struct _GeometryChangeModifier<Value: Equatable>: ItemModifier {
  public typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    GeometryChangeNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: GeometryChangeNode<Value>.self).modifier = self
  }
}

/// The node of `onGeometryChange`.
final class GeometryChangeNode<Value: Equatable>: WrapperNode, GeometryObserver {
  var modifier: _GeometryChangeModifier<Value>
  private var value: Value?

  init(_ modifier: _GeometryChangeModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    stage.geometryObservers.append(self)
  }

  func layoutDidRun() {
    guard isLive, !needsPlacement else { return }
    let new = modifier.transform(GeometryProxy(self))
    guard new != value else { return }
    let old = value ?? new
    value = new
    let action = modifier.action
    stage.afterUpdate.append { [weak self] in
      if self?.isMounted == true { action(old, new) }
    }
  }
}

extension View {
  /// Does something when a value made from the view's geometry is known, and when it changes.
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Does something when a value made from the view's geometry is known, and when it changes.
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
