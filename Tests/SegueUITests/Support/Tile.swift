import SwiftUI

/// A coloured rectangle that a picture finds by its name.
struct Tile: View {
  let name: String
  let width: CGFloat?
  let height: CGFloat?

  /// A tile of a size, or as large as its room.
  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Tile.color(name).frame(width: width, height: height)
  }

  /// A colour that stands for a name.
  static func color(_ name: String) -> Color {
    Color(red: Double(TileNames.number(of: name)) / 255, green: 0.2, blue: 0.8)
  }

  nonisolated static func name(red: Double) -> String? {
    TileNames.name(of: Int((red * 255).rounded()))
  }
}

/// The numbers of the names in use: a name keeps its number for the length of the process.
enum TileNames {
  nonisolated(unsafe) private static var names: [String] = []

  static func number(of name: String) -> Int {
    if let index = names.firstIndex(of: name) { return index + 1 }
    precondition(names.count < 254, "too many names of tiles in one run")
    names.append(name)
    return names.count
  }

  static func name(of number: Int) -> String? {
    names.indices.contains(number - 1) ? names[number - 1] : nil
  }
}
