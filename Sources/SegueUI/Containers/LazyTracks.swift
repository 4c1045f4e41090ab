public import SegueGeometry

/// One column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// Points.
    case fixed(CGFloat)
    /// A share of the room, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next one; nil is the default distance.
  public var spacing: CGFloat?
  /// Of the cells; nil leaves it to the grid.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Where the columns of a lazy grid lie across its axis.
struct LazyTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  /// Fixed ones first, then equal shares, each within its bounds, one by one.
  init(_ items: [GridItem], room: CGFloat?) {
    let gaps = items.dropLast().map { Self.gap($0) }
    var taken: CGFloat = 0
    for gap in gaps { taken += gap }
    for item in items { taken += Self.fixedLength(item) }
    var rest: CGFloat? = room.map { max(0, $0 - taken) }
    if rest?.isFinite == false { rest = nil }
    var left = items.count { Self.fixedLength($0) == 0 }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let share: CGFloat? = rest.map { max(0, $0 / CGFloat(max(1, left))) }
      let start = position
      position = add(item, share, at: start)
      if Self.fixedLength(item) == 0 {
        rest = rest.map { $0 - (position - start) }
        left -= 1
      }
      if index < gaps.count { position += gaps[index] }
    }
    length = position
  }

  private static func gap(_ item: GridItem) -> CGFloat {
    (item.spacing ?? CGFloat(ViewSpacing.standard)).usableSpacing
  }

  private static func fixedLength(_ item: GridItem) -> CGFloat {
    if case .fixed(let length) = item.size, length.isFinite { return max(0, length) }
    return 0
  }

  private static func bounded(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(max(0, low), min(length, high))
  }

  /// Adds the tracks of one item; returns where they end.
  private mutating func add(_ item: GridItem, _ share: CGFloat?, at start: CGFloat) -> CGFloat {
    switch item.size {
    case .fixed:
      tracks.append(
        Track(start: start, length: Self.fixedLength(item), alignment: item.alignment))
    case .flexible(let low, let high):
      let length = Self.bounded(share ?? low, low, high)
      tracks.append(Track(start: start, length: length, alignment: item.alignment))
    case .adaptive(let low, let high):
      let gap = Self.gap(item)
      let room = share ?? low
      let least = low + gap
      let count = least > 0 ? max(1, Int(min((room + gap) / least, 10_000))) : 1
      let each = Self.bounded((room - CGFloat(count - 1) * gap) / CGFloat(count), low, high)
      var position = start
      for _ in 0..<count {
        tracks.append(Track(start: position, length: each, alignment: item.alignment))
        position += each + gap
      }
    }
    return tracks.last.map { $0.start + $0.length } ?? start
  }
}
