/// Those who wait for the ends of tracks, by track.
///
/// Nearly every track has none or one, and a thousand exits begin and end at once: no hashing, and
/// no list for one.
struct TrackListeners {
  private enum Entry {
    case none
    case one(AnimationListener)
    case several([AnimationListener])
  }

  private var entries: [Entry] = []
  /// Tracks with an entry that is not `none`.
  private var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(track: Int32) -> [AnimationListener] {
    guard entries.indices.contains(Int(track)) else { return [] }
    return switch entries[Int(track)] {
    case .none: []
    case .one(let listener): [listener]
    case .several(let listeners): listeners
    }
  }

  /// Adds one that waits; false where it waits already.
  mutating func add(_ listener: AnimationListener, to track: Int32) -> Bool {
    let index = Int(track)
    while entries.count <= index { entries.append(.none) }
    switch entries[index] {
    case .none:
      entries[index] = .one(listener)
      count += 1
    case .one(let known):
      if known === listener { return false }
      entries[index] = .several([known, listener])
    case .several(var known):
      if known.contains(where: { $0 === listener }) { return false }
      known.append(listener)
      entries[index] = .several(known)
    }
    return true
  }

  /// Forgets those of a track, and hands each on.
  mutating func take(_ track: Int32, _ body: (AnimationListener) -> Void) {
    let index = Int(track)
    guard count > 0, index < entries.count else { return }
    switch entries[index] {
    case .none: return
    case .one(let listener):
      entries[index] = .none
      count -= 1
      body(listener)
    case .several(let listeners):
      entries[index] = .none
      count -= 1
      listeners.forEach(body)
    }
  }
}
