import SegueDisplay
import SegueGeometry

/// Takes perspective out of a list: a canvas knows affine maps only.
///
/// Inside a projected group every outline is bent to where it is seen, and groups that only map
/// become groups that do nothing, so that each item keeps its place in the list.
struct FlatProjection {
  private enum Level {
    /// Outside of any projection.
    case plain
    /// Maps points of the content to the space around the outermost projected group.
    case bent([ProjectionTransform])
  }

  private var levels: [Level] = [.plain]

  mutating func flattened(
    _ item: DisplayItem, outline: TextOutline
  ) -> DisplayItem {
    let level = levels.last ?? .plain
    switch item {
    case .begin(let effect): return .begin(enter(effect, level))
    case .end:
      if levels.count > 1 { levels.removeLast() }
      return item
    case .mask: return item
    case .shape(var shape):
      guard case .bent(let maps) = level else { return item }
      shape.outline = .path(shape.outline.path.bent(by: maps))
      shape.paint = shape.paint.bent(by: maps)
      return .shape(shape)
    case .text(let text):
      guard case .bent(let maps) = level, let path = outline(text.run) else { return item }
      var placed = Path()
      placed.addPath(
        path, transform: CGAffineTransform(translationX: text.origin.x, y: text.origin.y))
      return .shape(
        ShapeItem(outline: .path(placed.bent(by: maps)), paint: text.paint.bent(by: maps)))
    }
  }

  private mutating func enter(_ effect: GroupEffect, _ level: Level) -> GroupEffect {
    switch (effect, level) {
    case (.projection(let map), .plain):
      levels.append(.bent([map]))
      return .flatten
    case (.projection(let map), .bent(let maps)):
      levels.append(.bent([map] + maps))
      return .flatten
    case (.transform(let map), .bent(let maps)):
      levels.append(.bent([ProjectionTransform(map)] + maps))
      return .flatten
    case (.clip(let outline, let isEvenOdd), .bent(let maps)):
      levels.append(level)
      return .clip(.path(outline.path.bent(by: maps)), isEvenOdd: isEvenOdd)
    default:
      levels.append(level)
      return effect
    }
  }
}

extension Outline {
  fileprivate var path: Path {
    switch self {
    case .rectangle(let rect): Path(rect)
    case .roundedRectangle(let rect, let corner, let style):
      Path(roundedRect: rect, cornerSize: corner, style: style)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path(let path): path
    }
  }
}

extension Paint {
  /// Gradients keep their colours and move their places.
  fileprivate func bent(by maps: [ProjectionTransform]) -> Paint {
    switch self {
    case .linear(let stops, let start, let end):
      .linear(stops: stops, start: start.bent(by: maps), end: end.bent(by: maps))
    case .radial(let stops, let center, let start, let end):
      .radial(stops: stops, center: center.bent(by: maps), startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      .angular(stops: stops, center: center.bent(by: maps), start: start, end: end)
    case .color, .elliptical: self
    }
  }
}

extension CGPoint {
  fileprivate func bent(by maps: [ProjectionTransform]) -> CGPoint {
    maps.reduce(self) { point, m in
      // Behind the eye there is nothing to see; what lies at it stays far away.
      let w = max(m.m13 * point.x + m.m23 * point.y + m.m33, 0.000_1)
      return CGPoint(
        x: (m.m11 * point.x + m.m21 * point.y + m.m31) / w,
        y: (m.m12 * point.x + m.m22 * point.y + m.m32) / w)
    }
  }
}

extension Path {
  /// Control points follow the map: exact for lines, and close for the short curves of shapes.
  fileprivate func bent(by maps: [ProjectionTransform]) -> Path {
    var path = Path()
    forEach { element in
      switch element {
      case .move(let end): path.move(to: end.bent(by: maps))
      case .line(let end): path.addLine(to: end.bent(by: maps))
      case .quadCurve(let end, let control):
        path.addQuadCurve(to: end.bent(by: maps), control: control.bent(by: maps))
      case .curve(let end, let control1, let control2):
        path.addCurve(
          to: end.bent(by: maps), control1: control1.bent(by: maps),
          control2: control2.bent(by: maps))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
