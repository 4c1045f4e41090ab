import SegueDisplay
package import SegueGeometry
import SegueMotion

/// A style with all that it took from its surroundings: what a leaf is painted with.
package indirect enum ResolvedStyle: Hashable {
  case color(ResolvedColor)
  case gradient(ResolvedGradient)
  /// Styles of the levels primary, secondary, …
  case levels([ResolvedStyle])
  /// Part of the way from one style to another, 0...1.
  case mixed(ResolvedStyle, ResolvedStyle, Double)
  case shadowed(ResolvedStyle, ResolvedShadow)

  /// The style of a level; levels beyond the last fade it.
  func level(_ index: Int) -> ResolvedStyle {
    switch self {
    case .levels(let styles):
      if index < styles.count { return styles[index] }
      return (styles.last ?? .color(.black)).level(index - styles.count + 1)
    case .shadowed(let base, let shadow): return .shadowed(base.level(index), shadow)
    default:
      let fades = [1, 0.6, 0.3, 0.18, 0.12]
      return index == 0 ? self : opacity(fades[min(index, fades.count - 1)])
    }
  }

  func opacity(_ opacity: Double) -> ResolvedStyle {
    switch self {
    case .color(var color):
      color.alpha *= opacity
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= opacity }
      return .gradient(gradient)
    case .levels(let styles): return .levels(styles.map { $0.opacity(opacity) })
    case .mixed(let a, let b, let t): return .mixed(a.opacity(opacity), b.opacity(opacity), t)
    case .shadowed(let base, var shadow):
      shadow.color.alpha *= opacity
      return .shadowed(base.opacity(opacity), shadow)
    }
  }

  /// The paint for a rectangle, in the rectangle's own coordinates.
  func paint(in rectangle: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color.rgba)
    case .gradient(let gradient): gradient.paint(in: rectangle)
    case .levels(let styles): (styles.first ?? .color(.black)).paint(in: rectangle)
    case .shadowed(let base, _): base.paint(in: rectangle)
    case .mixed(let a, let b, let t):
      if case .gradient(let x) = a, case .gradient(let y) = b,
        let mixed = x.mixed(with: y, by: t)
      {
        mixed.paint(in: rectangle)
      } else {
        (t < 0.5 ? a : b).paint(in: rectangle)
      }
    }
  }

  /// Whether a way between two styles can be shown by mixing.
  func canMix(with other: ResolvedStyle) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let a), .gradient(let b)): a.mixed(with: b, by: 0.5) != nil
    default: false
    }
  }
}

/// A gradient with resolved colours, in unit coordinates.
package struct ResolvedGradient: Hashable {
  package enum Geometry: Hashable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(UnitPoint, start: CGFloat, end: CGFloat)
    case angular(UnitPoint, start: Double, end: Double)
  }

  struct Stop: Hashable {
    var color: ResolvedColor
    var location: Double
  }

  var stops: [Stop]
  var geometry: Geometry

  func paint(in rectangle: CGRect) -> Paint {
    let stops = stops.map { GradientStop(color: $0.color.rgba, location: $0.location) }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(
        x: rectangle.minX + rectangle.width * unit.x,
        y: rectangle.minY + rectangle.height * unit.y)
    }
    switch geometry {
    case .linear(let start, let end):
      return .linear(stops: stops, start: point(start), end: point(end))
    case .radial(let center, let start, let end):
      return .radial(
        stops: stops, center: point(center), startRadius: Double(start), endRadius: Double(end))
    case .elliptical(let center, let start, let end):
      let middle = point(center)
      let box = CGRect(
        x: middle.x - rectangle.width / 2, y: middle.y - rectangle.height / 2,
        width: rectangle.width, height: rectangle.height)
      return .elliptical(
        stops: stops, in: box, startFraction: Double(start), endFraction: Double(end))
    case .angular(let center, let start, let end):
      return .angular(stops: stops, center: point(center), start: start, end: end)
    }
  }

  /// Part of the way to another gradient of the same kind with as many stops; nil for others.
  func mixed(with other: ResolvedGradient, by t: Double) -> ResolvedGradient? {
    guard stops.count == other.stops.count else { return nil }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(t) }
    func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint {
      UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
    }
    let geometry: Geometry
    switch (self.geometry, other.geometry) {
    case (.linear(let a, let b), .linear(let c, let d)): geometry = .linear(mix(a, c), mix(b, d))
    case (.radial(let a, let s, let e), .radial(let b, let s2, let e2)):
      geometry = .radial(mix(a, b), startRadius: mix(s, s2), endRadius: mix(e, e2))
    case (.elliptical(let a, let s, let e), .elliptical(let b, let s2, let e2)):
      geometry = .elliptical(mix(a, b), start: mix(s, s2), end: mix(e, e2))
    case (.angular(let a, let s, let e), .angular(let b, let s2, let e2)):
      geometry = .angular(mix(a, b), start: mix(s, s2), end: mix(e, e2))
    default: return nil
    }
    let stops = zip(stops, other.stops).map { a, b in
      Stop(color: a.color.mixed(with: b.color, by: t), location: mix(a.location, b.location))
    }
    return ResolvedGradient(stops: stops, geometry: geometry)
  }
}
