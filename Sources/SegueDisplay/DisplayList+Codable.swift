import SegueGeometry

extension DisplayList: Codable {
  private enum Key: String, CodingKey {
    case version
    case size
    case background
    case items
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "the display list has version \(version), this program reads "
          + "\(Self.version); its items may mean something else; record the list again")
    }
    self.init(
      size: try container.decode(CGSize.self, forKey: .size),
      background: try container.decodeIfPresent(RGBA.self, forKey: .background),
      items: try container.decode([DisplayItem].self, forKey: .items))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(size, forKey: .size)
    try container.encodeIfPresent(background, forKey: .background)
    try container.encode(items, forKey: .items)
  }
}
