public import SegueGeometry
public import SegueMotion

/// A shape that can be made smaller from all sides.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount at every side, points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn in a rectangle that is smaller at every side.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  var base: Base
  /// Points; negative grows.
  var amount: CGFloat

  @MainActor public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    base._outline(in: rect.shrunk(by: amount))
  }
  public func inset(by amount: CGFloat) -> Self {
    Self(base: base, amount: self.amount + amount)
  }
}

/// The line inside a shape's bounds.
public nonisolated struct _BorderShape<Base: InsettableShape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Base
  var style: StrokeStyle

  @MainActor public var animatableData:
    AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }

  private var inner: Base.InsetShape { shape.inset(by: style.lineWidth / 2) }

  public func path(in rect: CGRect) -> Path { inner.path(in: rect).strokedPath(style) }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(inner._outline(in: rect).outline, stroke: style)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension CGRect {
  /// The rectangle made smaller at every side, down to nothing in its middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    guard amount.isFinite else { return self }
    let width = max(0, self.width - 2 * amount)
    let height = max(0, self.height - 2 * amount)
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}

extension StrokeStyle: Animatable {
  /// The line's width, the limit of its joins and the phase of its dashes.
  public nonisolated var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
