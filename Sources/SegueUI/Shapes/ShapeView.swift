public import SegueGeometry

/// A view that paints a shape, to which more paint can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape painted with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView {
  public let shape: Content
  let style: Style
  var stroke: StrokeStyle?
  var fillStyle = FillStyle()

  init(shape: Content, style: Style, stroke: StrokeStyle? = nil, fillStyle: FillStyle = FillStyle())
  {
    self.shape = shape
    self.style = style
    self.stroke = stroke
    self.fillStyle = fillStyle
  }

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    ShapeNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: ShapeNode<Content, Style>.self).update(view)
  }
}

/// A painted shape over another painting of it.
public nonisolated struct _LayeredShapeView<Content: Shape, Top: View, Below: View>: ShapeView {
  public let shape: Content
  let top: Top
  let below: Below

  @MainActor public var body: some View {
    top.modifier(_SecondaryModifier(secondary: below, alignment: .center, isOverlay: false))
  }
}

extension Shape {
  /// Fills the shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws a line along the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(
      shape: self, style: content, stroke: style, fillStyle: FillStyle(antialiased: antialiased))
  }

  /// Draws a line along the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws a line inside the shape's bounds.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_BorderShape<Self>, S> {
    _ShapeView(
      shape: _BorderShape(shape: self, style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }

  /// Draws a line inside the shape's bounds.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_BorderShape<Self>, S> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape over what is painted already.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle.foreground, style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, _ShapeView<Content, S>, Self> {
    _LayeredShapeView(shape: shape, top: shape.fill(content, style: style), below: self)
  }

  /// Draws a line along the shape over what is painted already.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, _ShapeView<Content, S>, Self> {
    _LayeredShapeView(
      shape: shape, top: shape.stroke(content, style: style, antialiased: antialiased),
      below: self)
  }

  /// Draws a line along the shape over what is painted already.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, _ShapeView<Content, S>, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape's bounds over what is painted already.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle.foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, _ShapeView<_BorderShape<Content>, S>, Self> {
    _LayeredShapeView(
      shape: shape, top: shape.strokeBorder(content, style: style, antialiased: antialiased),
      below: self)
  }

  /// Draws a line inside the shape's bounds over what is painted already.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle.foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, _ShapeView<_BorderShape<Content>, S>, Self> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// What draws a shape and interpolates its data.
protocol ShapeDrawing {
  /// Whether it draws a type of shape.
  static func draws(_ type: Any.Type) -> Bool
}

extension _ShapeView: ShapeDrawing {
  static func draws(_ type: Any.Type) -> Bool { type == Content.self }
}
