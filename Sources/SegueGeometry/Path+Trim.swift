extension Path {
  /// Returns the part between two fractions of the path's length.
  ///
  /// Fractions outside 0...1 are limited to it; a start at or behind the end gives an empty path.
  /// A closed subpath that is cut is open afterwards.
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    let from = startFraction > 0 ? startFraction : 0
    let to = endFraction < 1 ? endFraction : 1
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map { $0.length() } }
    let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    guard total > 0, total.isFinite else { return Path() }
    let (first, last) = (from * total, to * total)
    var result = Path()
    var passed: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      var isOpen = false
      var isWhole = subpath.isClosed
      for (segment, length) in zip(subpath.segments, lengths) {
        defer { passed += length }
        guard length > 0 else { continue }
        guard passed + length > first, passed < last else {
          isWhole = false
          continue
        }
        let t0 = segment.parameter(at: first - passed, total: length)
        let t1 = segment.parameter(at: last - passed, total: length)
        if t0 > 0 || t1 < 1 { isWhole = false }
        let part = t0 > 0 || t1 < 1 ? segment.part(from: t0, to: t1) : segment
        if !isOpen {
          result.move(to: part.start)
          isOpen = true
        }
        result.append(part)
      }
      if isOpen, isWhole { result.closeSubpath() }
    }
    return result
  }
}
