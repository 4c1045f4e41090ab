import SegueFindings
import SegueMotion

/// The animations that run on a stage.
///
/// An attribute that animates has a *track*: what remains between its model value and what is shown
/// now. Tracks of one animation that began at one moment form a group and share its coefficients,
/// since curves and springs are linear in interval and velocity; a frame then costs one
/// multiplication and one addition a component. What is not linear takes the slow path, one object
/// a track.
@MainActor
final class Animator {
  /// What remains of each track, components side by side: presentation = model − remaining.
  let remaining = RawStorage<Double>(capacity: 256)
  let tracks = RawStorage<Track>(capacity: 64)
  private let freeTracks = RawStorage<Int32>()
  /// Free places in `remaining`, by number of components.
  private var freeBases: [RawStorage<Int32>?] = []
  var groups: [MotionGroup] = []
  var groupIndex: [MotionGroup.Key: Int] = [:]
  /// The group that was added to last: a thousand attributes often start together.
  var lastGroup: Int?
  var slow: [Int32: any LayeredTrack] = [:]
  var listeners = TrackListeners()
  /// The intervals of all changes that a spring has taken over one after the other, side by side as
  /// in `remaining`; counts only for tracks that have taken over.
  let summed = RawStorage<Double>(capacity: 256)
  /// Waits for the animations that a change of an item's phase starts, while it starts them.
  var itemListener: AnimationListener?
  let completions = CompletionQueue()
  private(set) var activeCount = 0
  /// Earliest end of any linear track, or `Int64.max`.
  var nextEnd = Int64.max
  /// Time up to which `remaining` is sampled.
  var sampledAt: Int64 = -1
  var endCache = EndCache()
  /// The animation that was looked at last.
  var lastMotion: (animation: Animation, motion: LinearMotion?)?
  /// The number of `lastMotion`: no other one has it.
  var motionNumber = 0
  /// The number of the motion of `lastGroup`, if it has one.
  var lastGroupNumber = 0

  struct Track: BitwiseCopyable {
    /// Kept alive by the tree; a node frees its tracks when it is unmounted.
    var owner: Unmanaged<_Node>?
    var attribute: UInt8
    var components: UInt8
    var base: Int32
    var group: Int32
    var member: Int32
    /// Whether a spring has taken over on it.
    var isSummed = false
  }

  var isIdle: Bool { activeCount == 0 }

  /// Completions that wait for a time or for their attributes.
  var waiting: [AnimationListener] { completions.waiting }

  // MARK: Tracks

  func makeTrack(_ owner: _Node, _ attribute: UInt8, _ count: Int) -> Int32 {
    let base: Int32
    if count < freeBases.count, let free = freeBases[count], free.count > 0 {
      base = free[free.count - 1]
      free.removeLast()
    } else {
      base = Int32(remaining.count)
      remaining.append(repeating: 0, count: count)
      summed.append(repeating: 0, count: count)
    }
    let track = Track(
      owner: .passUnretained(owner), attribute: attribute, components: UInt8(count), base: base,
      group: -1, member: 0)
    activeCount += 1
    if freeTracks.count > 0 {
      let free = freeTracks[freeTracks.count - 1]
      freeTracks.removeLast()
      tracks[Int(free)] = track
      return free
    }
    tracks.append(track)
    return Int32(tracks.count - 1)
  }

  /// Takes a track out of its group or off the slow path.
  func detach(_ id: Int32) {
    if !slow.isEmpty { slow[id] = nil }
    let group = Int(tracks[Int(id)].group)
    guard group >= 0 else { return }
    let member = Int(tracks[Int(id)].member)
    if let moved = groups[group].remove(member) {
      tracks.base[Int(moved)].member = Int32(member)
    }
    tracks.base[Int(id)].group = -1
  }

  /// Ends an attribute's animation: the model value is shown.
  func finish(_ id: Int32) {
    let track = tracks[Int(id)]
    if !slow.isEmpty { slow[id]?.close() }
    detach(id)
    let count = Int(track.components)
    for k in 0..<count { remaining.base[Int(track.base) + k] = 0 }
    while freeBases.count <= count { freeBases.append(nil) }
    let free = freeBases[count] ?? RawStorage<Int32>()
    free.append(track.base)
    freeBases[count] = free
    tracks.base[Int(id)].owner = nil
    freeTracks.append(id)
    activeCount -= 1
    listeners.take(id) { $0.release() }
  }

  /// Frees the track of a node that goes.
  func cancel(_ id: Int32) {
    guard id >= 0 else { return }
    finish(id)
  }

  /// Frees a track whose attribute goes on with another one, with those who wait for it.
  func replace(_ old: Int32, by new: Int32) {
    if new >= 0, !listeners.isEmpty {
      let waiting = listeners[old]
      listeners.take(old) { _ in }
      for listener in waiting where !listeners.add(listener, to: new) { listener.release() }
    }
    cancel(old)
  }

  // MARK: Reading

  /// What remains of a track, as a vector.
  @inline(__always)
  func remaining<V: FlatVector>(_ id: Int32, as type: V.Type) -> V {
    V(reading: remaining.base + Int(tracks.base[Int(id)].base))
  }

  /// The first component of what remains, for attributes of one number.
  func remainingNumber(_ id: Int32) -> Double { remaining[Int(tracks[Int(id)].base)] }

  /// The velocity of what is shown, units a second.
  func velocity(_ id: Int32, at now: Int64) -> [Double] {
    let track = tracks[Int(id)]
    if track.group < 0 { return slow[id]?.velocityComponents(at: now) ?? [] }
    return groups[Int(track.group)].velocity(of: Int(track.member), at: now)
  }

  /// Visits every running track with the address of its owner and those who wait for its end.
  func forEachTrack(_ body: (UnsafeMutableRawPointer, [AnimationListener]) -> Void) {
    for id in 0..<tracks.count {
      guard let owner = tracks[id].owner else { continue }
      body(owner.toOpaque(), listeners[Int32(id)])
    }
  }

  /// Visits the nodes with an attribute that never comes to rest.
  func forEachEndlessOwner(_ body: (_Node) -> Void) {
    for group in groups {
      for member in 0..<group.members.count where group.end(of: member) == .max {
        let track = tracks[Int(group.members[member])]
        track.owner?._withUnsafeGuaranteedRef(body)
      }
    }
    for (id, layered) in slow where layered.knownEnd == .max && layered.logicalEnd == .max {
      tracks[Int(id)].owner?._withUnsafeGuaranteedRef(body)
    }
  }

  /// Visits the nodes with a running attribute, once for each.
  func forEachOwner(_ body: (_Node) -> Void) {
    for id in 0..<tracks.count {
      if let owner = tracks[id].owner { owner._withUnsafeGuaranteedRef(body) }
    }
  }
}

extension FlatVector {
  init(components: [Double]) {
    self = components.withUnsafeBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return .zero }
      return Self(reading: pointer)
    }
  }
}
