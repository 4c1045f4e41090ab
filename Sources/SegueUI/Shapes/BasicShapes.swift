import SegueDisplay
public import SegueGeometry
public import SegueMotion

/// A rectangle that fills the room it is given.
@frozen
public nonisolated struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.rectangle(rect)) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with rounded corners.
@frozen
public nonisolated struct RoundedRectangle: InsettableShape {
  /// Points; at most half the shorter side counts.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair<CGFloat, CGFloat>(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    // Without a radius, and before an overshooting spring comes back, corners are sharp.
    guard cornerSize.width > 0, cornerSize.height > 0 else {
      return _ShapeOutline(.rectangle(rect))
    }
    return _ShapeOutline(.roundedRectangle(rect, cornerSize: cornerSize, style: style))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    let width = max(0, cornerSize.width - amount)
    let height = max(0, cornerSize.height - amount)
    return _InsetShape(
      base: RoundedRectangle(cornerSize: CGSize(width: width, height: height), style: style),
      amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A circle as large as the smaller side, in the middle.
@frozen
public nonisolated struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: square(in: rect)) }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(.ellipse(square(in: rect)))
  }

  private func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that touches all sides.
@frozen
public nonisolated struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.ellipse(rect)) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are half circles.
@frozen
public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
  }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let radius = min(rect.width, rect.height) / 2
    return _ShapeOutline(
      .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style: .circular))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
