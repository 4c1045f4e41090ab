/// The library's own styles that can stand as views and then fill the room they are given.
public protocol _FillingStyle: ShapeStyle, _PrimitiveView {}

extension _FillingStyle {
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    FillNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: FillNode.self).update(view)
  }
}

extension LinearGradient: _FillingStyle {}
extension RadialGradient: _FillingStyle {}
extension EllipticalGradient: _FillingStyle {}
extension AngularGradient: _FillingStyle {}
extension Gradient: _FillingStyle {}
extension AnyGradient: _FillingStyle {}
extension HierarchicalShapeStyle: _FillingStyle {}
