import SegueDisplay
import SegueGeometry

extension TextNode {
  /// How a change from one layout to another is shown; nil shows it at once.
  func changeStyle(from old: TextLayout, to new: TextLayout, countsDown: Bool?) -> TextChange.Style?
  {
    switch environment.values.contentTransitionSetting?.kind {
    case .identity: nil
    case .interpolate where TextChange.interpolates(old, new): .interpolate
    case .numericText, .numericValue:
      old.lines.count == 1 && new.lines.count == 1
        ? .roll(direction: countsDown == true ? -1 : 1) : .crossFade
    default: .crossFade
    }
  }

  /// Draws a text on its way from one content to the next.
  ///
  /// - Parameter progress: 0...1 and, under a spring, a little beyond.
  func draw(
    _ change: TextChange, to new: TextLayout, _ progress: Double, in frame: CGRect,
    _ items: inout [DisplayItem]
  ) {
    let opacity = min(1, max(0, progress))
    switch change.style {
    case .crossFade:
      items.append(.begin(.opacity(1 - opacity)))
      draw(change.old, in: frame.centered(change.old.size), &items)
      items.append(.end)
      items.append(.begin(.opacity(opacity)))
      draw(new, in: frame.centered(new.size), &items)
      items.append(.end)
    case .interpolate:
      draw(change.old.mixed(with: new, progress), in: frame, &items)
    case .roll(let direction):
      guard let before = change.old.lines.first, let after = new.lines.first else { return }
      roll(
        TextRoll(
          TextCell.cells(before, stage.measurer), TextCell.cells(after, stage.measurer)),
        like: new, progress, direction, in: frame, &items)
    }
  }

  private func roll(
    _ roll: TextRoll, like template: TextLayout, _ progress: Double, _ direction: CGFloat,
    in frame: CGRect,
    _ items: inout [DisplayItem]
  ) {
    let opacity = min(1, max(0, progress))
    let part = CGFloat(progress)
    func add(_ cell: TextCell, x: CGFloat, y: CGFloat) {
      var layout = template
      layout.lines = [
        TextLayout.Line(
          pieces: [
            TextLayout.Piece(
              run: TextRun(string: String(cell.character), font: cell.font), x: 0,
              width: cell.width, attributes: cell.attributes)
          ], width: cell.width, baseline: cell.baseline)
      ]
      draw(
        layout,
        in: CGRect(
          x: frame.minX + x, y: frame.minY + y, width: cell.width, height: frame.height), &items)
    }
    for (old, new) in roll.sliding {
      add(
        new, x: old.x + (new.x - old.x) * part,
        y: (old.baseline - new.baseline) * (1 - part))
    }
    for cell in roll.leaving {
      items.append(.begin(.opacity(1 - opacity)))
      add(cell, x: cell.x, y: -direction * CGFloat(cell.font.size) * part)
      items.append(.end)
    }
    for cell in roll.entering {
      items.append(.begin(.opacity(opacity)))
      add(cell, x: cell.x, y: direction * CGFloat(cell.font.size) * (1 - part))
      items.append(.end)
    }
  }
}

extension TextLayout {
  /// The layout between this one and another with the same characters in the same lines.
  func mixed(with other: TextLayout, _ progress: Double) -> TextLayout {
    let part = CGFloat(progress)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    var result = other
    for line in result.lines.indices {
      let before = lines[line]
      result.lines[line].width = mix(before.width, other.lines[line].width)
      result.lines[line].baseline = mix(before.baseline, other.lines[line].baseline)
      for index in result.lines[line].pieces.indices {
        let a = before.pieces[index]
        var b = result.lines[line].pieces[index]
        b.x = mix(a.x, b.x)
        b.width = mix(a.width, b.width)
        b.run.font = a.run.font.mixed(with: b.run.font, progress)
        if let from = a.attributes.color, let to = b.attributes.color {
          b.attributes.color = from.mix(with: to, by: progress)
        }
        result.lines[line].pieces[index] = b
      }
    }
    result.size = CGSize(
      width: mix(size.width, other.size.width), height: mix(size.height, other.size.height))
    return result
  }
}
