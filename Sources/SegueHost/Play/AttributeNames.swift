import SegueUI

/// One number of an attribute, as a person reads it.
struct AttributeComponent {
  var name: String
  var unit: String
  var value: Double
}

/// Names the numbers that an attribute is made of.
enum AttributeNames {
  /// More numbers than this in one attribute are not for reading.
  private static let limit = 8

  static func components(of attribute: ShownItem.Attribute) -> [AttributeComponent] {
    let values = attribute.values
    func part(_ index: Int, _ name: String, _ unit: String = "", by factor: Double = 1)
      -> [AttributeComponent]
    {
      guard values.indices.contains(index) else { return [] }
      return [AttributeComponent(name: name, unit: unit, value: values[index] * factor)]
    }
    switch attribute.name {
    case "opacity": return part(0, "opacity")
    case "blur": return part(0, "blur", "pt")
    case "scale": return part(0, "scale")
    case "scaleEffect": return part(0, "scale x") + part(1, "scale y")
    case "rotationEffect": return part(0, "rotation", "°", by: 180 / .pi / 128)
    case "offset": return part(0, "offset x", "pt") + part(1, "offset y", "pt")
    case "content": return part(0, "text fade")
    case "color", "colorMultiply":
      return ["red", "green", "blue", "alpha"].enumerated().flatMap {
        part($0.offset, "\(attribute.name) \($0.element)", by: 1.0 / 128)
      }
    default:
      guard values.count > 1 else { return part(0, attribute.name) }
      return values.indices.prefix(limit).flatMap { part($0, "\(attribute.name) \($0 + 1)") }
    }
  }
}
