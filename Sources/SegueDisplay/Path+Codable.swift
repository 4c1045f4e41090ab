package import SegueGeometry

extension Path: Codable {
  private enum Key: String, CodingKey {
    case steps
    case points
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let steps = try container.decode(String.self, forKey: .steps)
    var points = try container.decode([CGFloat].self, forKey: .points)[...]
    func point() throws -> CGPoint {
      guard let x = points.popFirst(), let y = points.popFirst() else {
        throw DecodingError.dataCorruptedError(
          forKey: .points, in: container,
          debugDescription: "a path has fewer coordinates than its steps need")
      }
      return CGPoint(x: x, y: y)
    }
    self.init()
    for step in steps {
      switch step {
      case "m": move(to: try point())
      case "l": addLine(to: try point())
      case "q":
        let control = try point()
        addQuadCurve(to: try point(), control: control)
      case "c":
        let (control1, control2) = (try point(), try point())
        addCurve(to: try point(), control1: control1, control2: control2)
      case "z": closeSubpath()
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .steps, in: container, debugDescription: "a path has no step \(step)")
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var steps = ""
    var points: [CGFloat] = []
    forEach { element in
      let ends: [CGPoint]
      switch element {
      case .move(let end): (steps, ends) = (steps + "m", [end])
      case .line(let end): (steps, ends) = (steps + "l", [end])
      case .quadCurve(let end, let control): (steps, ends) = (steps + "q", [control, end])
      case .curve(let end, let control1, let control2):
        (steps, ends) = (steps + "c", [control1, control2, end])
      case .closeSubpath: (steps, ends) = (steps + "z", [])
      }
      for end in ends { points += [end.x, end.y] }
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(steps, forKey: .steps)
    try container.encode(points, forKey: .points)
  }
}
