public import SegueGeometry
public import SegueMotion

/// Draws a view through a map; a change of the map jumps.
public nonisolated struct _ProjectionEffect: GeometryEffect {
  public typealias Body = Never
  public var transform: ProjectionTransform

  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Draws a view through a map without perspective; a change of the map jumps.
public nonisolated struct _TransformEffect: GeometryEffect {
  public typealias Body = Never
  public var transform: CGAffineTransform

  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(transform)
  }
}

/// Turns a view about an axis in space.
public nonisolated struct _Rotation3DEffect: GeometryEffect, Sendable {
  public typealias Body = Never
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  >

  @MainActor public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      axis.x = newValue.second.first.first
      axis.y = newValue.second.first.second.first
      axis.z = newValue.second.first.second.second
      anchor.animatableData = newValue.second.second.first
      anchorZ = newValue.second.second.second.first
      perspective = newValue.second.second.second.second
    }
  }

  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform {
    let x = size.width * anchor.x
    let y = size.height * anchor.y
    var m = CATransform3DMakeTranslation(-x, -y, -anchorZ)
    m = CATransform3DConcat(
      m, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
    m = CATransform3DConcat(m, CATransform3DMakeTranslation(0, 0, anchorZ))
    // The eye stands one largest side in front of the view, divided by the perspective.
    let side = max(size.width, size.height)
    if side > 0 {
      var lens = CATransform3DIdentity
      lens.m34 = -perspective / side
      m = CATransform3DConcat(m, lens)
    }
    return ProjectionTransform(CATransform3DConcat(m, CATransform3DMakeTranslation(x, y, 0)))
  }
}

extension View {
  /// Draws the view through a projective map without changing its layout.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Draws the view through an affine map without changing its layout.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Turns the view about an axis in space without changing its layout.
  ///
  /// - Parameters:
  ///   - axis: The direction of the axis; its length does not matter, and 0 turns nothing.
  ///   - anchor: A point of the axis on the view.
  ///   - anchorZ: How far in front of the view the axis lies, points.
  ///   - perspective: 0 draws without; 1 sees the view from as far as its larger side is long.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
