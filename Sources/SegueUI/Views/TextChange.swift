import SegueDisplay
import SegueGeometry

/// How a text goes from what it showed to what it shows now, while the change animates.
struct TextChange {
  enum Style {
    /// Old and new cross-fade in place.
    case crossFade
    /// The same characters in another size, weight or colour.
    case interpolate
    /// Changed characters roll by a line; 1 rolls up, −1 down.
    case roll(direction: CGFloat)
  }

  let old: TextLayout
  let style: Style

  /// Characters whose number, lines and order do not change.
  static func interpolates(_ old: TextLayout, _ new: TextLayout) -> Bool {
    old.lines.count == new.lines.count
      && zip(old.lines, new.lines).allSatisfy { a, b in
        a.pieces.map(\.run.string) == b.pieces.map(\.run.string)
      }
  }
}

/// One character of a line, with its place.
struct TextCell {
  var character: Character
  var font: FontDescription
  var attributes: Text.Attributes
  /// From the start of the line, points.
  var x: CGFloat
  var width: CGFloat
  var baseline: CGFloat

  /// The characters of a line, each with its place.
  static func cells(_ line: TextLayout.Line, _ measurer: any TextMeasurer) -> [TextCell] {
    var cells: [TextCell] = []
    for piece in line.pieces {
      let ends = measurer.advances(of: piece.run.string, font: piece.run.font)
      var start: CGFloat = 0
      for (character, end) in zip(piece.run.string, ends) {
        cells.append(
          TextCell(
            character: character, font: piece.run.font, attributes: piece.attributes,
            x: piece.x + start, width: end - start, baseline: line.baseline))
        start = end
      }
    }
    return cells
  }
}

/// What becomes of the characters of a line that rolls.
struct TextRoll {
  /// Characters that stay, with where they were and where they go.
  var sliding: [(old: TextCell, new: TextCell)] = []
  var leaving: [TextCell] = []
  var entering: [TextCell] = []

  /// Pairs characters: from the front as long as they agree, then from the back, so that the ones
  /// of a number stay with the ones, and the tens with the tens.
  init(_ old: [TextCell], _ new: [TextCell]) {
    func agree(_ a: TextCell, _ b: TextCell) -> Bool {
      a.character == b.character && a.font == b.font
    }
    var front = 0
    while front < min(old.count, new.count), agree(old[front], new[front]) {
      sliding.append((old[front], new[front]))
      front += 1
    }
    var a = old.count - 1
    var b = new.count - 1
    while a >= front || b >= front {
      if a >= front, b >= front, agree(old[a], new[b]) {
        sliding.append((old[a], new[b]))
      } else {
        if a >= front { leaving.append(old[a]) }
        if b >= front { entering.append(new[b]) }
      }
      a -= 1
      b -= 1
    }
  }
}

extension FontDescription {
  /// The font between this one and another of the same family.
  func mixed(with other: FontDescription, _ progress: Double) -> FontDescription {
    var result = other
    result.size = max(0, size + (other.size - size) * progress)
    let mixed = Double(weight) + Double(other.weight - weight) * progress
    result.weight = Int(min(900, max(100, mixed)).rounded())
    result.tracking = tracking + (other.tracking - tracking) * progress
    return result
  }
}
