import SegueDisplay
public import SegueGeometry
import SegueMotion

/// Changes of what is drawn that depend on where a view is, and not on what it is.
public protocol VisualEffect: Sendable {
  /// The steps, innermost first; not for use outside the library.
  var _steps: _VisualEffectSteps { get }
}

/// What a visual effect does; opaque outside the library.
public struct _VisualEffectSteps: Sendable {
  var list: [VisualStep] = []
}

/// The effect that changes nothing, which others are built on.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// An effect with one more step.
public struct _ExtendedVisualEffect: VisualEffect {
  public let _steps: _VisualEffectSteps
}

extension VisualEffect {
  private func adding(_ step: VisualStep) -> _ExtendedVisualEffect {
    var steps = _steps
    steps.list.append(step)
    return _ExtendedVisualEffect(_steps: steps)
  }

  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: scale, height: scale), anchor))
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        _Rotation3DEffect(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.transform(transform))
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius, isOpaque: opaque))
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.color(.brightness(amount)))
  }

  public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast(amount))) }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.color(.saturation(amount)))
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.color(.saturation(1 - amount)))
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.color(.hueRotation(angle.radians)))
  }
}
