/// A change of a view, made of other views and modifiers.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body

  /// Makes the retained node of a modified view; not for use outside the library.
  static func _makeNode<V: View>(_ modifier: Self, _ view: V, _ context: _NodeContext) -> _Node
  /// Gives a node made by `_makeNode` new values; not for use outside the library.
  static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V)
}

extension ViewModifier {
  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  )
    -> _Node
  {
    ModifierBodyNode(modifier, view, context)
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    unsafeDowncast(node, to: ModifierBodyNode<Self, V>.self).update(modifier, view)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The place of the modified view inside a modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier>: _PrimitiveView {
  let source: ContentSource

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    view.source.makeInstance(context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    view.source.updateInstance(node)
  }
}

/// A value with a modifier: a view, or another modifier.
@frozen
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError("a modified view has no body") }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    Modifier._makeNode(view.modifier, view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    Modifier._updateNode(node, view.modifier, view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @ViewBuilder @MainActor @preconcurrency
  public func body(content outer: _ViewModifier_Content<Self>) -> some View {
    outer.modifier(content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Changes the view by a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier followed by another one.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier {
  public static var identity: EmptyModifier { EmptyModifier() }

  public init() {}

  @MainActor public func body(content: Content) -> some View { content }
}
