import SegueDisplay
public import SegueGeometry
import SegueMotion

/// Changes every pixel's colour by one number.
public nonisolated struct _ColorNumberEffect: DrawnEffect {
  public typealias Body = Never

  enum Kind: Hashable {
    case brightness
    case contrast
    case saturation
    case grayscale
    case hueRotation
  }

  let kind: Kind
  let amount: Double

  var data: Double { amount }
  static var label: StaticString { "color effect" }

  @MainActor func group(_ data: Double, around rectangle: CGRect, isMirrored: Bool) -> GroupEffect {
    switch kind {
    case .brightness: .color(.brightness(EffectNumber.finite(data, or: 0)))
    case .contrast: .color(.contrast(EffectNumber.finite(data, or: 1)))
    case .saturation: .color(.saturation(EffectNumber.finite(data, or: 1)))
    case .grayscale: .color(.saturation(1 - EffectNumber.finite(data, or: 0)))
    case .hueRotation: .color(.hueRotation(EffectNumber.finite(data / 128, or: 0)))
    }
  }
}

/// Multiplies every pixel by a colour.
public nonisolated struct _ColorMultiplyEffect: DrawnEffect {
  public typealias Body = Never
  let color: Color

  var data: ColorVector { ColorVector(.black) }
  @MainActor func data(in environment: EnvironmentValues) -> ColorVector {
    ColorVector(ResolvedColor(encoded: color.rgba(in: environment)))
  }
  static var readsEnvironment: Bool { true }
  static var label: StaticString { "colorMultiply" }

  @MainActor func group(_ data: ColorVector, around rectangle: CGRect, isMirrored: Bool)
    -> GroupEffect
  {
    .color(.multiply(data.color.rgba))
  }
}

/// A group without numbers: it is there or not.
public nonisolated struct _FixedEffect: DrawnEffect {
  public typealias Body = Never
  let effect: GroupEffect

  var data: EmptyAnimatableData { EmptyAnimatableData() }
  static var label: StaticString { "effect" }

  @MainActor func group(
    _ data: EmptyAnimatableData, around rectangle: CGRect, isMirrored: Bool
  ) -> GroupEffect { effect }
}

/// How a view meets what lies below it.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter

  var painted: SegueDisplay.BlendMode {
    SegueDisplay.BlendMode(rawValue: "\(self)") ?? .normal
  }
}

/// The components between which a drawing is blended.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

extension View {
  /// Adds to every component; −1 is black, 1 white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_ColorNumberEffect(kind: .brightness, amount: amount))
  }

  /// Spreads components around the middle; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ColorNumberEffect(kind: .contrast, amount: amount))
  }

  /// Makes colours stronger or weaker; 1 changes nothing, 0 is grey.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_ColorNumberEffect(kind: .saturation, amount: amount))
  }

  /// Takes colours away; 0 changes nothing, 1 is grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_ColorNumberEffect(kind: .grayscale, amount: amount))
  }

  /// Turns every hue.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorNumberEffect(kind: .hueRotation, amount: angle.radians * 128))
  }

  /// Turns every component into what is missing to white.
  public nonisolated func colorInvert() -> some View {
    modifier(_FixedEffect(effect: .color(.invert)))
  }

  /// Multiplies every pixel by a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Makes bright pixels opaque and dark ones clear.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(_FixedEffect(effect: .color(.luminanceToAlpha)))
  }

  /// Sets how the view meets what lies below it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_FixedEffect(effect: .blend(blendMode.painted)))
  }

  /// Flattens the view before effects around it act on it.
  public nonisolated func compositingGroup() -> some View {
    modifier(_FixedEffect(effect: .flatten))
  }

  /// Flattens the view into one picture before it is drawn.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_FixedEffect(effect: .flatten))
  }
}
