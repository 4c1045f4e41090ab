import SegueDisplay
public import SegueGeometry
public import SegueMotion

/// An outline that takes the room it is given; painted with the foreground style unless filled.
@MainActor @preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline in its simplest form; not for use outside the library.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(.path(path(in: rect)))
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape's outline; opaque outside the library.
public struct _ShapeOutline {
  let outline: Outline

  init(_ outline: Outline) { self.outline = outline }
}

/// A shape painted with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
  let shape: Content
  let style: Style
  var stroke: StrokeStyle?
  var fillStyle = FillStyle()
  /// Drawn below the shape, as `fill` after `stroke` does.
  var underlay: AnyView?

  init(shape: Content, style: Style, stroke: StrokeStyle? = nil, fillStyle: FillStyle = FillStyle())
  {
    self.shape = shape
    self.style = style
    self.stroke = stroke
    self.fillStyle = fillStyle
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    ShapeNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: ShapeNode<Content, Style>.self).update(view)
  }
}

extension Shape {
  /// Fills the shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line along the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _ShapeView(
      shape: self, style: content, stroke: style, fillStyle: FillStyle(antialiased: antialiased))
  }

  /// Draws a line along the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
