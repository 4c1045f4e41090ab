public import SegueGeometry

/// What stays in view while its section is scrolled through.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that makes only the rows that show.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
  let style: LazyStyle
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    style = LazyStyle(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinned: pinnedViews, tracks: nil)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    LazyNode.make(view.content, view.style, "LazyVStack", context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: LazyNode.self).update(view.content, view.style)
  }
}

/// A row that makes only the columns that show.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
  let style: LazyStyle
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    style = LazyStyle(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinned: pinnedViews, tracks: nil)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    LazyNode.make(view.content, view.style, "LazyHStack", context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: LazyNode.self).update(view.content, view.style)
  }
}

/// A grid of columns that grows downwards and makes only the lines that show.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
  let style: LazyStyle
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    style = LazyStyle(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinned: pinnedViews, tracks: columns)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    LazyNode.make(view.content, view.style, "LazyVGrid", context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: LazyNode.self).update(view.content, view.style)
  }
}

/// A grid of rows that grows sideways and makes only the lines that show.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
  let style: LazyStyle
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    style = LazyStyle(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinned: pinnedViews, tracks: rows)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    LazyNode.make(view.content, view.style, "LazyHGrid", context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: LazyNode.self).update(view.content, view.style)
  }
}

/// How a lazy container arranges its elements.
struct LazyStyle {
  /// The axis along which it grows.
  var axis: Axis
  var alignment: Alignment
  /// Points between lines; nil asks the elements, or is the default distance in a grid.
  var spacing: CGFloat?
  var pinned: PinnedScrollableViews
  /// The tracks of a grid; nil is a stack.
  var tracks: [GridItem]?

  /// The guide across the axis.
  var acrossKey: AlignmentKey {
    axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
  }
}
