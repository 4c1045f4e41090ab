/// A piece of an interface, described by other pieces.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the retained node of a value of this type; not for use outside the library.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node
  /// Gives a node made by `_makeNode` a new value; not for use outside the library.
  static func _updateNode(_ node: _Node, _ view: Self)
  /// Whether every value makes one node that is laid out, and no list; not for use outside the
  /// library.
  static var _makesOneItem: Bool { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no values") }
}

extension View {
  @MainActor public static var _makesOneItem: Bool { false }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    CompositeNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
  }
}

/// A view that makes its own node in place of having a body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) draws itself and has no body") }
}
