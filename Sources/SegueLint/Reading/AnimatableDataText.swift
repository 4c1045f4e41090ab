import SegueSource
import SwiftSyntax

/// Writes the `animatableData` for some properties of a type.
enum AnimatableDataText {
  private static let vectors: Set<String> = ["Double", "CGFloat", "Float"]

  private static func isVector(_ property: Property, _ type: AnimatableShape) -> Bool {
    vectors.contains(type.typeName(of: property) ?? "")
  }

  static func type(of property: Property, _ type: AnimatableShape) -> String {
    let name = type.typeName(of: property) ?? "Double"
    return isVector(property, type) ? name : "\(name).AnimatableData"
  }

  static func value(of property: Property, _ type: AnimatableShape) -> String {
    isVector(property, type) ? property.name : "\(property.name).animatableData"
  }

  static func target(of property: Property, _ type: AnimatableShape) -> String {
    value(of: property, type)
  }

  /// The declaration with a blank line before it, for the place after the last stored property.
  static func declaration(
    _ properties: [Property], _ type: AnimatableShape, indent: String, lineBreak: String
  ) -> String {
    var nestedType = self.type(of: properties[0], type)
    var nestedValue = value(of: properties[0], type)
    for property in properties.dropFirst() {
      nestedType = "AnimatablePair<\(nestedType), \(self.type(of: property, type))>"
      nestedValue = "AnimatablePair(\(nestedValue), \(value(of: property, type)))"
    }
    let step = indent.contains("\t") ? "\t" : indent.count >= 4 ? "    " : "  "
    let inner = indent + step
    var lines = ["", "", "\(indent)var animatableData: \(nestedType) {"]
    lines.append("\(inner)get { \(nestedValue) }")
    if properties.count == 1 {
      lines.append("\(inner)set { \(target(of: properties[0], type)) = newValue }")
    } else {
      lines.append("\(inner)set {")
      for (index, property) in properties.enumerated() {
        let path = Self.path(to: index, of: properties.count)
        lines.append("\(inner)\(step)\(target(of: property, type)) = newValue\(path)")
      }
      lines.append("\(inner)}")
    }
    lines.append("\(indent)}")
    return lines.joined(separator: lineBreak)
  }

  /// The way from the outermost pair to one of `count` values nested on the left.
  private static func path(to index: Int, of count: Int) -> String {
    let steps = String(repeating: ".first", count: count - 1 - index)
    return index == 0 ? steps : steps + ".second"
  }
}
