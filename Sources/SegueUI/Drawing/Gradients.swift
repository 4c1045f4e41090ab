public import SegueGeometry

/// What the gradient styles share: they are styles, and views that fill their room.
protocol GradientStyle: ShapeStyle {
  var colors: AnyGradient { get }
  func geometry(in environment: EnvironmentValues) -> ResolvedGradient.Geometry
}

extension GradientStyle {
  func resolvedGradient(in environment: EnvironmentValues) -> _ResolvedStyle {
    colors.stops(in: environment).resolved(geometry(in: environment), in: environment)
  }
}

/// A radius or fraction that a painter can work with.
private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

/// Colours along a line.
@frozen
public nonisolated struct LinearGradient: GradientStyle, Hashable {
  var colors: AnyGradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  init(_ colors: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    self.colors = colors
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint, endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func geometry(in environment: EnvironmentValues) -> ResolvedGradient.Geometry {
    .linear(startPoint, endPoint)
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolvedGradient(in: environment)
  }
}

/// Colours from a point outwards, by distance in points.
@frozen
public nonisolated struct RadialGradient: GradientStyle, Hashable {
  var colors: AnyGradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  init(_ colors: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
    self.colors = colors
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  func geometry(in environment: EnvironmentValues) -> ResolvedGradient.Geometry {
    .radial(
      center, startRadius: max(0, finite(startRadius)), endRadius: max(0, finite(endRadius)))
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolvedGradient(in: environment)
  }
}

/// Colours from a point outwards, by fractions of the room.
@frozen
public nonisolated struct EllipticalGradient: GradientStyle, Hashable {
  var colors: AnyGradient
  var center: UnitPoint
  var start: CGFloat
  var end: CGFloat

  init(_ colors: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    self.colors = colors
    self.center = center
    self.start = start
    self.end = end
  }

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  func geometry(in environment: EnvironmentValues) -> ResolvedGradient.Geometry {
    .elliptical(center, start: max(0, finite(start)), end: max(0, finite(end)))
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolvedGradient(in: environment)
  }
}

/// Colours around a point, clockwise from trailing.
@frozen
public nonisolated struct AngularGradient: GradientStyle, Hashable {
  var colors: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  init(_ colors: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
    self.colors = colors
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// A whole turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  func geometry(in environment: EnvironmentValues) -> ResolvedGradient.Geometry {
    let start = startAngle.radians.isFinite ? startAngle.radians : 0
    let end = endAngle.radians.isFinite ? endAngle.radians : start
    return .angular(center, start: start, end: end)
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolvedGradient(in: environment)
  }
}
