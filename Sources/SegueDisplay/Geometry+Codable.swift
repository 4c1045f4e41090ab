package import SegueGeometry

// Codings of the plain geometry inside a display list: short arrays, since a list is stored once a
// frame. A path is one string of letters (m, l, q, c, z) and one array of coordinates.

extension RoundedCornerStyle: Codable {
  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = name == "circular" ? .circular : .continuous
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self == .circular ? "circular" : "continuous")
  }
}

extension ProjectionTransform: Codable {
  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    m11 = try container.decode(CGFloat.self)
    m12 = try container.decode(CGFloat.self)
    m13 = try container.decode(CGFloat.self)
    m21 = try container.decode(CGFloat.self)
    m22 = try container.decode(CGFloat.self)
    m23 = try container.decode(CGFloat.self)
    m31 = try container.decode(CGFloat.self)
    m32 = try container.decode(CGFloat.self)
    m33 = try container.decode(CGFloat.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [m11, m12, m13, m21, m22, m23, m31, m32, m33] { try container.encode(value) }
  }
}

extension StrokeStyle: Codable {
  private enum Key: String, CodingKey {
    case width
    case cap
    case join
    case miter
    case dash
    case phase
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      lineWidth: try container.decode(CGFloat.self, forKey: .width),
      lineCap: CGLineCap(rawValue: try container.decode(Int32.self, forKey: .cap)) ?? .butt,
      lineJoin: CGLineJoin(rawValue: try container.decode(Int32.self, forKey: .join)) ?? .miter,
      miterLimit: try container.decode(CGFloat.self, forKey: .miter),
      dash: try container.decode([CGFloat].self, forKey: .dash),
      dashPhase: try container.decode(CGFloat.self, forKey: .phase))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(lineWidth, forKey: .width)
    try container.encode(lineCap.rawValue, forKey: .cap)
    try container.encode(lineJoin.rawValue, forKey: .join)
    try container.encode(miterLimit, forKey: .miter)
    try container.encode(dash, forKey: .dash)
    try container.encode(dashPhase, forKey: .phase)
  }
}
