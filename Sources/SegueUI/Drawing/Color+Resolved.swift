public import Foundation
import SegueDisplay
public import SegueMotion

extension Color {
  /// A colour as numbers: linear sRGB components and an opacity.
  @frozen
  public nonisolated struct Resolved: ShapeStyle, Hashable, Animatable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(ResolvedColor(encoded: color.rgba(in: EnvironmentValues())))
    }

    init(_ color: ResolvedColor) {
      linearRed = Float(color.red)
      linearGreen = Float(color.green)
      linearBlue = Float(color.blue)
      opacity = Float(color.alpha)
    }

    var color: ResolvedColor {
      ResolvedColor(
        red: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue),
        alpha: Double(opacity))
    }

    /// Gamma-encoded, 0...1 in sRGB.
    public var red: Float {
      get { Float(color.rgba.red) }
      set { linearRed = Float(ResolvedColor.linear(Double(newValue))) }
    }
    public var green: Float {
      get { Float(color.rgba.green) }
      set { linearGreen = Float(ResolvedColor.linear(Double(newValue))) }
    }
    public var blue: Float {
      get { Float(color.rgba.blue) }
      set { linearBlue = Float(ResolvedColor.linear(Double(newValue))) }
    }

    /// The linear components and the opacity, times 128.
    public nonisolated var animatableData:
      AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
    {
      get {
        AnimatablePair(
          linearRed * 128,
          AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
      }
      set {
        linearRed = newValue.first / 128
        linearGreen = newValue.second.first / 128
        linearBlue = newValue.second.second.first / 128
        opacity = newValue.second.second.second / 128
      }
    }

    public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
      _ResolvedStyle(.color(color))
    }
  }

  /// The colour as numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(ResolvedColor(encoded: rgba(in: environment)))
  }

  public init(_ resolved: Resolved) { self.init(.fixed(resolved.color.rgba)) }

  /// A colour of an asset catalogue, which is not read here: grey in its place.
  public init(_ name: String, bundle: Bundle? = nil) {
    StageRegistry.notDrawn("the colour asset \"\(name)\"")
    self = .gray
  }
}

extension Color: CustomStringConvertible {
  /// The colour in a few characters, in light surroundings.
  public var description: String {
    let rgba = rgba(in: EnvironmentValues())
    func hex(_ value: Double) -> String {
      let byte = value.isFinite ? Int(min(max(value, 0), 1) * 255 + 0.5) : 0
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + hex(rgba.red) + hex(rgba.green) + hex(rgba.blue) + hex(rgba.alpha)
  }
}
