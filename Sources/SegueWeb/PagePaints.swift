import SegueDisplay
import SegueGeometry

// Colours, gradients and effects as the page's script takes them.

extension RGBA {
  /// A colour of CSS.
  var css: String {
    func byte(_ value: Double) -> Int {
      value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
    }
    let hex = [red, green, blue].map { value in
      let text = String(byte(value), radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }.joined()
    let shown = min(max(alpha.isNaN ? 0 : alpha, 0), 1)
    if shown == 1 { return "#\(hex)" }
    let parts = [red, green, blue].map { "\(byte($0))" }.joined(separator: ",")
    return "rgba(\(parts),\(PageValue.short(shown, digits: 4)))"
  }
}

extension Paint {
  var value: PageValue {
    func row(_ stops: [GradientStop]) -> PageValue {
      .array(
        GradientRamp(stops).subdivided().map {
          .array([.factor(min(max($0.location, 0), 1)), .string($0.color.css)])
        })
    }
    switch self {
    case .color(let color): return .string(color.css)
    case .linear(let stops, let start, let end):
      return .array([
        .string("linear"), row(stops), .points(start.x), .points(start.y), .points(end.x),
        .points(end.y),
      ])
    case .radial(let stops, let center, let start, let end):
      return .array([
        .string("radial"), row(stops), .points(center.x), .points(center.y), .points(start),
        .points(end),
      ])
    case .elliptical(let stops, let rect, let start, let end):
      return .array([
        .string("elliptical"), row(stops), .points(rect.midX), .points(rect.midY),
        .points(rect.width), .points(rect.height), .factor(start), .factor(end),
      ])
    case .angular(let stops, let center, let start, let end):
      return .array([
        .string("angular"), row(stops), .points(center.x), .points(center.y), .factor(start),
        .factor(end),
      ])
    }
  }
}

extension BlendMode {
  /// The canvas's name; `plus-darker` is one that the painter blends itself.
  var css: String {
    switch self {
    case .normal: "source-over"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .sourceAtop: "source-atop"
    case .destinationOver: "destination-over"
    case .destinationOut: "destination-out"
    case .plusDarker: "plus-darker"
    case .plusLighter: "lighter"
    default: rawValue
    }
  }
}

extension ColorEffect {
  var parts: [PageValue] {
    switch self {
    case .brightness(let amount): [.string("brightness"), .factor(amount)]
    case .contrast(let amount): [.string("contrast"), .factor(amount)]
    case .saturation(let amount): [.string("saturation"), .factor(amount)]
    case .hueRotation(let angle): [.string("hue"), .factor(angle)]
    case .invert: [.string("invert")]
    case .multiply(let color):
      [
        .string("multiply"), .factor(color.red), .factor(color.green), .factor(color.blue),
        .factor(color.alpha),
      ]
    case .luminanceToAlpha: [.string("luminance")]
    }
  }
}

extension Path {
  /// The path in the letters of SVG, coordinates to a hundredth of a point.
  var commands: String {
    var text = ""
    func add(_ letter: String, _ points: CGPoint...) {
      text += letter
      var isFirst = true
      for point in points {
        for value in [point.x, point.y] {
          let number = PageValue.short(Double(value), digits: 2)
          if !isFirst && !number.hasPrefix("-") { text += " " }
          text += number
          isFirst = false
        }
      }
    }
    forEach { element in
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let control1, let control2): add("C", control1, control2, end)
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}
