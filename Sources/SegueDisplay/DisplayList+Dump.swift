import SegueGeometry

extension DisplayList {
  /// The list as text: one item a line, groups indented, numbers rounded to 0.01.
  ///
  /// Made for tests and for reading; its first line carries the version.
  ///
  ///     display list 1, 100 × 50, background #ffffff
  ///     opacity 0.5
  ///       rectangle 0 0 10 10, fill #ff3b30
  package var dump: String {
    var lines = [
      "display list \(Self.version), \(DumpNumber(size.width)) × \(DumpNumber(size.height))"
        + (background.map { ", background \($0.dump)" } ?? "")
    ]
    var depth = 0
    for item in items {
      switch item {
      case .begin(let effect):
        lines.append(indented(effect.dump, depth))
        depth += 1
      case .mask: lines.append(indented("mask by", depth - 1))
      case .end: depth -= 1
      case .shape(let shape): lines.append(indented(shape.dump, depth))
      case .text(let text): lines.append(indented(text.dump, depth))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func indented(_ line: String, _ depth: Int) -> String {
    String(repeating: "  ", count: max(0, depth)) + line
  }
}

/// Numbers separated by spaces.
private func row(_ values: CGFloat...) -> String {
  values.map { DumpNumber($0).description }.joined(separator: " ")
}

extension RGBA {
  /// `#rrggbb`, followed by `/alpha` where it is not 1.
  var dump: String {
    let digits = Array("0123456789abcdef")
    var text = "#"
    for component in [red, green, blue] {
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
    return alpha == 1 ? text : "\(text)/\(DumpNumber(alpha))"
  }
}

extension CGRect {
  fileprivate var dump: String { row(minX, minY, width, height) }
}

extension Outline {
  var dump: String {
    switch self {
    case .rectangle(let rect): "rectangle \(rect.dump)"
    case .roundedRectangle(let rect, let corner, let style):
      "rounded rectangle \(rect.dump), corner \(row(corner.width, corner.height)) \(style)"
    case .ellipse(let rect): "ellipse \(rect.dump)"
    case .path(let path): "path\(path.dump)"
    }
  }
}

extension Path {
  fileprivate var dump: String {
    var text = ""
    forEach { element in
      switch element {
      case .move(let p): text += " \(row(p.x, p.y)) m"
      case .line(let p): text += " \(row(p.x, p.y)) l"
      case .quadCurve(let p, let c): text += " \(row(c.x, c.y, p.x, p.y)) q"
      case .curve(let p, let c, let d): text += " \(row(c.x, c.y, d.x, d.y, p.x, p.y)) c"
      case .closeSubpath: text += " h"
      }
    }
    return text
  }
}

extension ShapeItem {
  var dump: String {
    var text = "\(outline.dump), "
    if let stroke {
      text += "stroke \(DumpNumber(stroke.lineWidth))"
      if stroke.lineCap != .butt { text += " \(stroke.lineCap) cap" }
      if stroke.lineJoin != .miter { text += " \(stroke.lineJoin) join" }
      if !stroke.dash.isEmpty {
        let lengths = stroke.dash.map { DumpNumber($0).description }.joined(separator: " ")
        text += " dash \(lengths) from \(DumpNumber(stroke.dashPhase))"
      }
    } else {
      text += isEvenOdd ? "fill even-odd" : "fill"
    }
    text += " \(paint.dump)"
    return isAntialiased ? text : text + ", jagged"
  }
}

extension TextItem {
  var dump: String {
    "text \(String(reflecting: run.string)) at \(row(origin.x, origin.y)), \(run.font.dump), "
      + "fill \(paint.dump)"
  }
}

extension FontDescription {
  var dump: String {
    var parts = [family ?? "\(design)", DumpNumber(size).description, "\(weight)"]
    if isItalic { parts.append("italic") }
    if hasMonospacedDigits { parts.append("monospaced digits") }
    if hasSmallCaps { parts.append("small caps") }
    if tracking != 0 { parts.append("tracking \(DumpNumber(tracking))") }
    return parts.joined(separator: " ")
  }
}

extension Paint {
  var dump: String {
    switch self {
    case .color(let color): color.dump
    case .linear(let stops, let start, let end):
      "linear \(row(start.x, start.y)) to \(row(end.x, end.y)) \(stops.dump)"
    case .radial(let stops, let center, let start, let end):
      "radial \(row(center.x, center.y)) from \(DumpNumber(start)) to \(DumpNumber(end)) "
        + stops.dump
    case .elliptical(let stops, let rect, let start, let end):
      "elliptical \(rect.dump) from \(DumpNumber(start)) to \(DumpNumber(end)) \(stops.dump)"
    case .angular(let stops, let center, let start, let end):
      "angular \(row(center.x, center.y)) from \(DumpNumber(start)) to \(DumpNumber(end)) "
        + stops.dump
    }
  }
}

extension [GradientStop] {
  fileprivate var dump: String {
    "[" + map { "\($0.color.dump) \(DumpNumber($0.location))" }.joined(separator: ", ") + "]"
  }
}

extension GroupEffect {
  var dump: String {
    switch self {
    case .opacity(let value): "opacity \(DumpNumber(value))"
    case .transform(let m): "transform \(row(m.a, m.b, m.c, m.d, m.tx, m.ty))"
    case .projection(let m):
      "projection \(row(m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33))"
    case .clip(let outline, let isEvenOdd): "clip \(outline.dump)\(isEvenOdd ? " even-odd" : "")"
    case .mask: "mask"
    case .blur(let radius, let isOpaque):
      "blur \(DumpNumber(radius))\(isOpaque ? " opaque" : "")"
    case .shadow(let color, let radius, let offset):
      "shadow \(color.dump) radius \(DumpNumber(radius)) offset \(row(offset.width, offset.height))"
    case .blend(let mode): "blend \(mode)"
    case .color(let effect): "color \(effect.dump)"
    case .flatten: "flatten"
    }
  }
}

extension ColorEffect {
  var dump: String {
    switch self {
    case .brightness(let amount): "brightness \(DumpNumber(amount))"
    case .contrast(let amount): "contrast \(DumpNumber(amount))"
    case .saturation(let amount): "saturation \(DumpNumber(amount))"
    case .hueRotation(let angle): "hue rotation \(DumpNumber(angle))"
    case .invert: "invert"
    case .multiply(let color): "multiply \(color.dump)"
    case .luminanceToAlpha: "luminance to alpha"
    }
  }
}
