/// One view of several that another view is made of.
public nonisolated struct Subview: _PrimitiveView, Identifiable {
  /// The same for as long as the view is there.
  public struct ID: Hashable, Sendable {
    fileprivate let node: ObjectIdentifier
  }

  public let id: ID
  public let containerValues: ContainerValues
  // Placed on the main actor, where views are.
  fileprivate let node: ViewNode

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    SubviewNode(view.node, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {}
}

/// The node of a subview at its place: draws a node that belongs to where it was written.
final class SubviewNode: WrapperNode {
  // On its way out it is drawn when its owner has let go of it.
  private let kept: ViewNode

  init(_ node: ViewNode, _ context: _NodeContext) {
    kept = node
    super.init(context)
    adopt(node, owned: false)
  }

  override var placedCore: ViewNode { self }
}

/// The views that another view is made of.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views, bounds: bounds)
  }

  @MainActor public var body: some View { ForEach(views) { $0 } }
}

/// Some of the views that another view is made of.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: [Subview]
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views, bounds: bounds)
  }

  @MainActor public var body: some View { ForEach(Array(self)) { $0 } }
}

/// What a closure makes of the views that another view is made of.
public nonisolated struct _SubviewsReader<Content: View, Result: View>: _PrimitiveView {
  let content: Content
  let build: @MainActor (SubviewsCollection) -> Result

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    SubviewsNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: SubviewsNode<Content, Result>.self).update(view)
  }
}

/// The node of such a reader: hands on what the closure has made.
final class SubviewsNode<Content: View, Result: View>: _Node {
  private var view: _SubviewsReader<Content, Result>
  private var content: _Node?
  private var result: _Node?
  private var known: [ObjectIdentifier] = []

  init(_ view: _SubviewsReader<Content, Result>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    // Each view counts by itself, also where one view is needed in the end.
    var inner = context.child(of: self)
    inner.arrangement = nil
    content = Content._makeNode(view.content, inner)
    result = Result._makeNode(view.build(collection()), context.child(of: self))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    content.map(body)
    result.map(body)
  }

  private func collection() -> SubviewsCollection {
    var items: [Item] = []
    content?.collectItems(&items)
    known = items.map { ObjectIdentifier($0.node) }
    return SubviewsCollection(
      views: items.map { item in
        Subview(
          id: Subview.ID(node: ObjectIdentifier(item.node)),
          containerValues: item.traits?.containerValues ?? ContainerValues(), node: item.node)
      })
  }

  override func collectItems(_ items: inout [Item]) {
    var own: [Item] = []
    content?.collectItems(&own)
    if own.map({ ObjectIdentifier($0.node) }) != known { rebuild() }
    result?.collectItems(&items)
  }

  private func rebuild() {
    guard let result else { return }
    Result._updateNode(result, view.build(collection()))
  }

  func update(_ new: _SubviewsReader<Content, Result>) {
    view = new
    if let content { Content._updateNode(content, new.content) }
    rebuild()
  }
}

extension Group {
  /// What a closure makes of the views that another view is made of.
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping @MainActor (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    content = _SubviewsReader(content: view, build: transform)
  }
}

extension ForEach {
  /// One view for each of the views that another view is made of.
  public init<V: View, Row: View>(
    subviews view: V, @ViewBuilder content: @escaping @MainActor (Subview) -> Row
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == _SubviewsReader<V, ForEach<SubviewsCollection, Subview.ID, Row>>
  {
    self.init(
      data: CollectionOfOne(0),
      content: { _ in
        _SubviewsReader(content: view) { views in
          ForEach<SubviewsCollection, Subview.ID, Row>(views, content: content)
        }
      }, id: { $0 })
  }
}
