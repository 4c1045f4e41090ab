public import SegueGeometry

/// Arranges views in rows whose columns line up.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: Points between columns; nil is the default distance.
  ///   - verticalSpacing: Points between rows; nil is the default distance.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    StackNode.make(view.content, context, view.engine, "Grid")
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: StackNode.self)
    if let engine = node.engine as? GridEngine, engine.set(view.engine) { node.invalidateLayout() }
    if let content = node.content { Content._updateNode(content, view.content) }
  }

  @MainActor private var engine: GridEngine {
    GridEngine(
      alignment: alignment,
      horizontal: (horizontalSpacing ?? CGFloat(ViewSpacing.standard)).usableSpacing,
      vertical: (verticalSpacing ?? CGFloat(ViewSpacing.standard)).usableSpacing)
  }
}

/// One row of a grid: each of its views is a cell. Outside a grid the views stand as they are.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = GridRowNode(context)
    node.alignment = view.alignment
    node.content = Content._makeNode(view.content, context.child(of: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: GridRowNode.self)
    if node.alignment != view.alignment {
      node.alignment = view.alignment
      node.itemsDidChange()
    }
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}

/// The node of a row: marks its items as cells of one row.
final class GridRowNode: _Node {
  var content: _Node?
  var alignment: VerticalAlignment?

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }

  override func collectItems(_ items: inout [Item]) {
    let start = items.count
    content?.collectItems(&items)
    var cell = GridCell()
    cell.row = ObjectIdentifier(self)
    cell.rowAlignment = alignment
    let own = Traits(gridCell: cell)
    for index in start..<items.count {
      items[index].traits =
        items[index].traits == nil ? own : own.merged(below: items[index].traits)
    }
  }
}

/// What an element says to the grid around it.
struct GridCell: Equatable {
  /// The node of the row.
  var row: ObjectIdentifier?
  var rowAlignment: VerticalAlignment?
  var columns: Int?
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  /// Axes along which the cell does not ask the grid for room.
  var unsizedAxes: Axis.Set?

  /// What the cell says where an inner mark has said nothing.
  func merged(below inner: GridCell) -> GridCell {
    GridCell(
      row: inner.row ?? row, rowAlignment: inner.rowAlignment ?? rowAlignment,
      columns: inner.columns ?? columns, anchor: inner.anchor ?? anchor,
      columnAlignment: inner.columnAlignment ?? columnAlignment,
      unsizedAxes: inner.unsizedAxes ?? unsizedAxes)
  }
}

extension View {
  /// Lets the cell take several columns of the grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(gridCell: GridCell(columns: max(1, count))))
  }

  /// Puts a point of the view at the same point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(gridCell: GridCell(anchor: anchor)))
  }

  /// Aligns the whole column that the view stands in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(gridCell: GridCell(columnAlignment: guide)))
  }

  /// Keeps the view from asking the grid for more room along axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(gridCell: GridCell(unsizedAxes: axes)))
  }
}
