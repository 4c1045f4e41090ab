public import SegueGeometry
public import SegueMotion
import SegueDisplay

/// Part of a shape's line, by fractions of its length.
public nonisolated struct _TrimmedShape<Content: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Content
  /// 0...1.
  var startFraction: CGFloat
  var endFraction: CGFloat

  @MainActor public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction))
    }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    if startFraction <= 0, endFraction >= 1 { return shape._outline(in: rect) }
    return _ShapeOutline(.path(path(in: rect)))
  }

  // The content's own size: a trimmed circle stays square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public static var role: ShapeRole { Content.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// The line along a shape.
public nonisolated struct _StrokedShape<Content: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Content
  var style: StrokeStyle

  @MainActor public var animatableData:
    AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let inner = shape._outline(in: rect)
    // A line along a line is an area already.
    guard inner.stroke == nil else { return _ShapeOutline(.path(path(in: rect))) }
    return _ShapeOutline(inner.outline, stroke: style)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public static var role: ShapeRole { .stroke }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Shape {
  /// Keeps the part of the shape's line between two fractions of its length, 0...1.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The line along the shape, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// The line along the shape, as a shape; its width in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The line inside the shape's bounds, in the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_BorderShape<Self>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The line inside the shape's bounds, in the foreground style; its width in points.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_BorderShape<Self>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}
