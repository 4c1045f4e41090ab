public import SegueGeometry

/// Small numbers such as radians and unit points are scaled by this, so that "at rest" means about
/// as little motion on screen as it does for points.
@usableFromInline let unitScale = 128.0

extension CGPoint: Animatable {
  @inlinable public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  @inlinable public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  @inlinable public nonisolated var animatableData:
    AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The radians times 128.
  @inlinable public nonisolated var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  /// Both fractions times 128.
  @inlinable public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
    set { (x, y) = (newValue.first / CGFloat(unitScale), newValue.second / CGFloat(unitScale)) }
  }
}

extension EdgeInsets: Animatable {
  /// Top, leading, bottom, trailing, in points.
  @inlinable public nonisolated var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
