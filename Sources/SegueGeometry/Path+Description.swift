extension Path: LosslessStringConvertible {
  /// The steps in order: coordinates, then a letter: m, l, q, c, or h for a close.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): "\(Self.text(end)) m"
      case .line(let end): "\(Self.text(end)) l"
      case .quadCurve(let end, let control): "\(Self.text(control)) \(Self.text(end)) q"
      case .curve(let end, let control1, let control2):
        "\(Self.text(control1)) \(Self.text(control2)) \(Self.text(end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from the text that `description` gives; nil for any other text.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard numbers.count == points.count * 2 else { return nil }
      switch (word, points.count) {
      case ("m", 1): append(.move(to: points[0]))
      case ("l", 1) where start != nil: append(.line(to: points[0]))
      case ("q", 2) where start != nil: append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 3) where start != nil:
        append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0) where start != nil: append(.closeSubpath)
      default: return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func text(_ point: CGPoint) -> String {
    "\(text(point.x)) \(text(point.y))"
  }

  private static func text(_ number: CGFloat) -> String {
    let text = String(Double(number))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
