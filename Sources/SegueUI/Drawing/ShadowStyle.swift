import SegueDisplay
public import SegueGeometry

/// A shadow that is part of a style.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow below what is painted; the radius is the Gaussian's sigma, points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the edges cast inwards.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style whose paint casts a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let inner = base._resolved(in: environment).style
    if shadow.isInner {
      StageRegistry.notDrawn("an inner shadow of a style")
      return _ResolvedStyle(inner)
    }
    return _ResolvedStyle(
      .shadowed(
        inner,
        ResolvedShadow(
          color: ResolvedColor(encoded: shadow.color.rgba(in: environment)),
          radius: Double(shadow.radius), offset: shadow.offset)))
  }
}

extension ShapeStyle {
  /// Adds a shadow to what is painted with the style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }
}

/// A shadow with all that it took from its surroundings.
package struct ResolvedShadow: Hashable {
  var color: ResolvedColor
  /// Points; the Gaussian's sigma.
  var radius: Double
  var offset: CGSize

  var group: GroupEffect {
    .shadow(
      color: color.rgba, radius: EffectNumber.radius(radius),
      offset: CGSize(
        width: offset.width.isFinite ? offset.width : 0,
        height: offset.height.isFinite ? offset.height : 0))
  }
}

extension [DisplayItem] {
  /// Adds an item inside the shadows of its style.
  mutating func appendPainted(_ item: DisplayItem, style: ResolvedStyle) {
    let shadows = style.shadows
    for shadow in shadows { append(.begin(shadow.group)) }
    append(item)
    for _ in shadows { append(.end) }
  }

  /// Writes an item again that `appendPainted` has added.
  mutating func replacePainted(at index: Int, by item: DisplayItem, style: ResolvedStyle) {
    var place = index
    for shadow in style.shadows {
      guard place < count, case .begin = self[place] else { break }
      self[place] = .begin(shadow.group)
      place += 1
    }
    while place < count, case .begin = self[place] { place += 1 }
    if place < count { self[place] = item }
  }
}

extension ResolvedStyle {
  /// The shadows that the style casts, from the outside in.
  var shadows: [ResolvedShadow] {
    switch self {
    case .shadowed(let base, let shadow): [shadow] + base.shadows
    case .levels(let styles): styles.first?.shadows ?? []
    case .mixed(_, let target, _): target.shadows
    default: []
    }
  }
}
