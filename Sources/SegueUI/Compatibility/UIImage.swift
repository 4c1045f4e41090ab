public import SegueGeometry

/// A picture of the interface library of Apple's systems; drawn as a placeholder.
///
/// A class because it is one there.
public final class UIImage: Hashable, Sendable {
  let name: String
  let systemName: String?

  public init() {
    name = "image"
    systemName = nil
  }

  public init?(named name: String) {
    self.name = name
    systemName = nil
  }

  public init?(systemName: String) {
    guard SymbolGlyph.isKnown(systemName) else { return nil }
    name = systemName
    self.systemName = systemName
  }

  /// Points.
  public var size: CGSize { Image.placeholderSize }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.name == b.name && a.systemName == b.systemName
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
