import SegueDisplay
import SegueGeometry

/// A text broken into lines for a width, with the place of each line.
struct TextLayout {
  /// Characters of one line in one font and colour.
  struct Piece: Hashable {
    var run: TextRun
    /// From the start of the line, points.
    var x: CGFloat
    var width: CGFloat
    var attributes: Text.Attributes
  }

  struct Line: Hashable {
    var pieces: [Piece]
    var width: CGFloat
    /// Below the top of the text, points.
    var baseline: CGFloat
  }

  var lines: [Line]
  var size: CGSize
  /// Whether characters were left out.
  var isTruncated = false

  /// Pieces as they are measured: the same attributes throughout.
  struct Source {
    var parts: [(characters: [Character], font: FontDescription, attributes: Text.Attributes)]
    var metrics: FontMetrics
    var lineSpacing: CGFloat
    var limit: Int?
    /// The height is at least that of so many lines.
    var reservedLines = 1
    var truncation: Text.TruncationMode
    var pixel: CGFloat
    var measurer: any TextMeasurer
  }

  /// Breaks greedily after spaces; a word that is too long breaks by character.
  init(_ source: Source, width: CGFloat, height: CGFloat) {
    var characters: [Character] = []
    var owner: [Int] = []
    var advances: [CGFloat] = []
    for (index, part) in source.parts.enumerated() {
      var previous: CGFloat = 0
      if let glyph = part.attributes.glyph {
        advances += part.characters.map { _ in glyph.bounds.width }
        characters += part.characters
        owner += Array(repeating: index, count: part.characters.count)
        continue
      }
      // A line break has no width: measured apart from the text around it.
      for end in source.measurer.advances(of: String(part.characters), font: part.font) {
        advances.append(end - previous)
        previous = end
      }
      characters += part.characters
      owner += Array(repeating: index, count: part.characters.count)
    }
    while advances.count < characters.count { advances.append(0) }
    var ranges = Self.wrap(characters, advances, width: width)
    let all = ranges.count
    var allowed = source.limit.map { max(1, $0) } ?? Int.max
    if height.isFinite {
      let fitting = Self.lines(fitting: height, source)
      allowed = min(allowed, max(1, fitting))
    }
    if all > allowed {
      ranges = Array(ranges.prefix(allowed))
      ranges[allowed - 1] = ranges[allowed - 1].lowerBound..<characters.count
      isTruncated = true
    }
    var made: [Line] = []
    let step = source.metrics.lineHeight + source.metrics.leading + Double(source.lineSpacing)
    for (index, range) in ranges.enumerated() {
      let baseline = CGFloat(source.metrics.ascender + Double(index) * step)
      let isLast = index == ranges.count - 1
      made.append(
        Self.line(
          range, characters, owner, advances, source, baseline: baseline,
          room: isLast && isTruncated ? width : nil))
    }
    lines = made
    let widest = made.map(\.width).max() ?? 0
    let count = max(1, source.reservedLines, made.count)
    let tall =
      source.metrics.height(lines: count) + Double(count - 1) * Double(source.lineSpacing)
    size = CGSize(
      width: characters.isEmpty ? 0 : Self.rounded(widest, source.pixel),
      height: characters.isEmpty ? 0 : Self.rounded(CGFloat(tall), source.pixel))
  }

  private static func rounded(_ value: CGFloat, _ pixel: CGFloat) -> CGFloat {
    // A hair below a whole pixel is that pixel: sums of floating-point widths end there.
    ((value / pixel) - 0.001).rounded(.up) * pixel
  }

  private static func lines(fitting height: CGFloat, _ source: Source) -> Int {
    let step = source.metrics.lineHeight + source.metrics.leading + Double(source.lineSpacing)
    guard step > 0 else { return 1 }
    let room = Double(height) + Double(source.pixel) - source.metrics.lineHeight
    return room < 0 ? 1 : Int(min(1e6, room / step)) + 1
  }

  private static func wrap(
    _ characters: [Character], _ advances: [CGFloat], width: CGFloat
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var x: CGFloat = 0
    var breakAfter: Int?
    var index = 0
    // A hair of room, so that a text fits the width that it was measured with.
    let room = width + 0.01
    while index < characters.count {
      let character = characters[index]
      if character.isNewline {
        ranges.append(start..<index)
        start = index + 1
        x = 0
        breakAfter = nil
        index += 1
        continue
      }
      x += advances[index]
      if x > room, !character.isWhitespace, index > start {
        let end = breakAfter ?? index
        ranges.append(start..<end)
        start = end
        index = end
        x = 0
        breakAfter = nil
        continue
      }
      if character.isWhitespace || character == "-" || character.isIdeograph {
        breakAfter = index + 1
      }
      index += 1
    }
    if !characters.isEmpty { ranges.append(start..<characters.count) }
    return ranges
  }

  private static func line(
    _ range: Range<Int>, _ characters: [Character], _ owner: [Int], _ advances: [CGFloat],
    _ source: Source, baseline: CGFloat, room: CGFloat?
  ) -> Line {
    var indices = Array(range)
    // Space at the end of a line hangs over its edge.
    while let last = indices.last, characters[last].isWhitespace { indices.removeLast() }
    var shown = indices.map { (characters[$0], owner[$0]) }
    if let room { truncate(&shown, indices, advances, source, room) }
    var pieces: [Piece] = []
    var x: CGFloat = 0
    var place = 0
    while place < shown.count {
      let part = shown[place].1
      var string = ""
      while place < shown.count, shown[place].1 == part {
        string.append(shown[place].0)
        place += 1
      }
      let font = source.parts[part].font
      let width =
        source.parts[part].attributes.glyph.map { $0.bounds.width * CGFloat(string.count) }
        ?? source.measurer.advances(of: string, font: font).last ?? 0
      pieces.append(
        Piece(
          run: TextRun(string: string, font: font), x: x, width: width,
          attributes: source.parts[part].attributes))
      x += width
    }
    return Line(pieces: pieces, width: x, baseline: baseline)
  }

  private static func truncate(
    _ shown: inout [(Character, Int)], _ indices: [Int], _ advances: [CGFloat],
    _ source: Source, _ room: CGFloat
  ) {
    let total = indices.reduce(CGFloat(0)) { $0 + advances[$1] }
    guard total > room + 0.01, let part = shown.last?.1 else { return }
    let dots = source.measurer.advances(of: "…", font: source.parts[part].font).last ?? 0
    func prefix(_ limit: CGFloat) -> Int {
      var x: CGFloat = 0
      var count = 0
      for index in indices {
        x += advances[index]
        if x > limit + 0.01 { break }
        count += 1
      }
      return count
    }
    func suffix(_ limit: CGFloat) -> Int {
      var x: CGFloat = 0
      var count = 0
      for index in indices.reversed() {
        x += advances[index]
        if x > limit + 0.01 { break }
        count += 1
      }
      return count
    }
    let limit = max(0, room - dots)
    let dotsCharacter: Character = "…"
    switch source.truncation {
    case .tail: shown = shown.prefix(prefix(limit)) + [(dotsCharacter, part)]
    case .head: shown = [(dotsCharacter, part)] + shown.suffix(suffix(limit))
    case .middle:
      shown =
        shown.prefix(prefix(limit / 2)) + [(dotsCharacter, part)] + shown.suffix(suffix(limit / 2))
    }
  }
}

extension Character {
  /// Whether a line may end after the character though no space follows.
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) || $0.value >= 0x20000 }
      ?? false
  }
}
