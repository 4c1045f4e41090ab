import SegueGeometry

/// The outlines of symbols, as path data on a grid of 512 units.
///
/// One record a line: the outline's name, its regular form and its filled form, divided by bars.
/// Path data are those of SVG with relative steps: `M` is absolute, `c q l h v z` are relative.
enum SymbolOutlines {
  /// Units along a side of the square that an outline is drawn in.
  static let grid: CGFloat = 512

  private static let parts = [part1, part2, part3, part4, part5, part6, part7, part8]

  /// The outline of a name; an empty path for a name that is not there.
  static func path(_ name: String, isFilled: Bool) -> Path {
    for part in parts {
      for record in part.utf8.split(separator: UInt8(ascii: "\n"))
      where record.starts(with: name.utf8) {
        let fields = record.split(separator: UInt8(ascii: "|"))
        guard fields.count == 3, fields[0].elementsEqual(name.utf8) else { continue }
        return PathData.path(fields[isFilled ? 2 : 1])
      }
    }
    return Path()
  }
}

/// Reads path data with relative steps.
enum PathData {
  static func path(_ data: Substring.UTF8View) -> Path {
    var path = Path()
    var reader = Reader(rest: data)
    var current = CGPoint.zero
    var start = CGPoint.zero
    func moved(_ step: CGPoint) -> CGPoint {
      CGPoint(x: current.x + step.x, y: current.y + step.y)
    }
    while let step = reader.command() {
      switch step {
      case UInt8(ascii: "M"):
        current = reader.point()
        start = current
        path.move(to: current)
      case UInt8(ascii: "h"), UInt8(ascii: "v"):
        let length = reader.number() ?? 0
        let isRow = step == UInt8(ascii: "h")
        current = moved(CGPoint(x: isRow ? length : 0, y: isRow ? 0 : length))
        path.addLine(to: current)
      case UInt8(ascii: "l"):
        current = moved(reader.point())
        path.addLine(to: current)
      case UInt8(ascii: "q"):
        let control = moved(reader.point())
        let end = moved(reader.point())
        path.addQuadCurve(to: end, control: control)
        current = end
      case UInt8(ascii: "c"):
        let first = moved(reader.point())
        let second = moved(reader.point())
        let end = moved(reader.point())
        path.addCurve(to: end, control1: first, control2: second)
        current = end
      default:
        path.closeSubpath()
        current = start
      }
    }
    return path
  }

  /// Takes numbers and commands off the front of path data.
  private struct Reader {
    var rest: Substring.UTF8View
    private var last: UInt8 = 0

    init(rest: Substring.UTF8View) { self.rest = rest }

    /// The next command; one that is followed by more numbers repeats.
    mutating func command() -> UInt8? {
      while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
      guard let byte = rest.first else { return nil }
      if byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        return last
      }
      rest.removeFirst()
      last = byte
      return byte
    }

    mutating func number() -> CGFloat? {
      while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
      var isNegative = false
      if rest.first == UInt8(ascii: "-") {
        isNegative = true
        rest.removeFirst()
      }
      var value: Int?
      while let byte = rest.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        rest.removeFirst()
      }
      return value.map { CGFloat(isNegative ? -$0 : $0) }
    }

    mutating func point() -> CGPoint {
      let x = number() ?? 0
      return CGPoint(x: x, y: number() ?? 0)
    }
  }
}
