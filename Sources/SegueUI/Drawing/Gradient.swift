public import SegueGeometry
import SegueFindings

/// Colours and where they stand between a gradient's start and its end.
@frozen
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0...1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Between which components colours are blended.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient; every blend is perceptual here.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolved(.linear(.top, .bottom), in: environment)
  }

  func resolved(_ geometry: ResolvedGradient.Geometry, in environment: EnvironmentValues)
    -> _ResolvedStyle
  {
    let resolved = stops.compactMap { stop -> ResolvedGradient.Stop? in
      guard stop.location.isFinite else {
        StageRegistry.report(
          .invalidValue, "the gradient stop at \(stop.location) is left out",
          "pass a location from 0 to 1")
        return nil
      }
      return ResolvedGradient.Stop(
        color: ResolvedColor(encoded: stop.color.rgba(in: environment)),
        location: Double(stop.location))
    }
    if stops.isEmpty {
      StageRegistry.report(
        .invalidValue, "a gradient has no stops, and nothing is painted with it",
        "pass at least one colour")
      return _ResolvedStyle(.color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)))
    }
    return _ResolvedStyle(.gradient(ResolvedGradient(stops: resolved, geometry: geometry)))
  }
}

/// A gradient that is made from a colour, or whose blend was chosen.
@frozen
public struct AnyGradient: ShapeStyle, Hashable {
  var gradient: Gradient
  /// Made from one colour: lighter at the top.
  var base: Color?

  public init(_ gradient: Gradient) {
    self.gradient = gradient
    base = nil
  }

  init(base: Color) {
    gradient = Gradient(colors: [])
    self.base = base
  }

  /// The gradient; every blend is perceptual here.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// The stops in an environment.
  func stops(in environment: EnvironmentValues) -> Gradient {
    guard let base else { return gradient }
    return Gradient(colors: [Color(.lightened(base)), base])
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    stops(in: environment)._resolved(in: environment)
  }
}

extension Color {
  /// A slight gradient from a lighter tone at the top to the colour.
  public var gradient: AnyGradient { AnyGradient(base: self) }
}
