import SegueDisplay
public import SegueGeometry
import SegueMotion

/// Draws a blurred copy in one colour below a view.
public nonisolated struct _ShadowEffect: DrawnEffect {
  public typealias Body = Never
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  typealias Data = AnimatablePair<ColorVector, AnimatablePair<CGFloat, PairVector>>

  var data: Data { data(.black) }

  private func data(_ color: ResolvedColor) -> Data {
    AnimatablePair(
      ColorVector(color),
      AnimatablePair(radius, PairVector(Double(offset.width), Double(offset.height))))
  }

  @MainActor func data(in environment: EnvironmentValues) -> Data {
    data(ResolvedColor(encoded: color.rgba(in: environment)))
  }

  static var readsEnvironment: Bool { true }
  static var label: StaticString { "shadow" }

  @MainActor func group(_ data: Data, around rectangle: CGRect, isMirrored: Bool) -> GroupEffect {
    let offset = data.second.second
    return .shadow(
      color: data.first.color.rgba, radius: EffectNumber.radius(Double(data.second.first)),
      offset: CGSize(
        width: EffectNumber.finite(offset.first, or: 0),
        height: EffectNumber.finite(offset.second, or: 0)))
  }
}

extension View {
  /// Draws a shadow below the view; the radius is the Gaussian's sigma, points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
