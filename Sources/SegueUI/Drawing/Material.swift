import SegueDisplay

/// A translucent sheet: what lies behind shows through, less the thicker it is.
///
/// Drawn as a translucent fill; what lies behind is not blurred.
@frozen
public struct Material: ShapeStyle, Hashable {
  /// How much of what lies behind is covered in light and in dark, 0...1.
  let light: Double
  let dark: Double

  public static let ultraThin = Material(light: 0.44, dark: 0.5)
  public static let thin = Material(light: 0.58, dark: 0.62)
  public static let regular = Material(light: 0.7, dark: 0.72)
  public static let thick = Material(light: 0.82, dark: 0.82)
  public static let ultraThick = Material(light: 0.92, dark: 0.9)
  public static let bar = Material(light: 0.8, dark: 0.8)

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let rgba =
      environment.colorScheme == .dark
      ? RGBA(37, 37, 40, dark) : RGBA(247, 247, 249, light)
    return _ResolvedStyle(.color(ResolvedColor(encoded: rgba)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension Material: _FillingStyle {}
