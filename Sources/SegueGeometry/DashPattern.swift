/// Cuts polylines into the drawn pieces of a dashed line.
struct DashPattern {
  /// Drawn and skipped lengths in turn; empty for an unbroken line.
  private let lengths: [CGFloat]
  private let phase: CGFloat

  init(_ style: StrokeStyle) {
    let total = style.dash.reduce(0, +)
    let isUsable = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && total > 1e-6
    // An odd number of lengths swaps drawn and skipped from one round to the next.
    let odd = style.dash.count % 2 == 1
    lengths = isUsable ? (odd ? style.dash + style.dash : style.dash) : []
    phase = style.dashPhase.isFinite ? style.dashPhase : 0
  }

  func split(_ points: [CGPoint], isClosed: Bool) -> [([CGPoint], Bool)] {
    guard !lengths.isEmpty, points.count > 1 else { return [(points, isClosed)] }
    let period = lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while offset >= lengths[index] {
      offset -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - offset
    var result: [([CGPoint], Bool)] = []
    var piece = index % 2 == 0 ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      // A million dashes on one piece is a mistake in the pattern; draw it unbroken.
      guard length.isFinite, length / period < 1_000_000 else { return [(points, isClosed)] }
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let cut = CGPoint(x: from.x + dx * done / length, y: from.y + dy * done / length)
        if index % 2 == 0 {
          result.append((piece + [cut], false))
          piece = []
        } else {
          piece = [cut]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { piece.append(to) }
    }
    if piece.count > 1 { result.append((piece, false)) }
    return result
  }
}
