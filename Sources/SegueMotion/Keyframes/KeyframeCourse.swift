/// The course of one track: a value's data as a function of time.
struct KeyframeCourse<Value: Animatable> {
  typealias Data = Value.AnimatableData
  typealias Keyframe = _KeyframeList<Value>.Keyframe

  private(set) var pieces: [KeyframePiece<Data>] = []
  /// Seconds.
  private(set) var duration = 0.0
  /// Where the value rests afterwards: what the last keyframe names.
  private(set) var end: Data

  /// Solves keyframes one after the other.
  ///
  /// - Parameters:
  ///   - start: The data before the first keyframe.
  ///   - velocity: Per second, for a first cubic or spring keyframe that gives none.
  init(start: Data, velocity: Data, keyframes: [Keyframe]) {
    end = start
    var (current, velocity) = (start, velocity)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let (to, length, course) = Self.course(keyframe, from: current, velocity, before: next)
      end = to
      guard length > 0 else {
        (current, velocity) = (to, .zero)
        continue
      }
      let piece = KeyframePiece(from: current, start: duration, duration: length, course: course)
      pieces.append(piece)
      duration += length
      (current, velocity) = (piece.value(at: length), piece.velocity(at: length))
    }
  }

  private static func course(
    _ keyframe: Keyframe, from: Data, _ velocity: Data, before next: Keyframe?
  ) -> (to: Data, length: Double, course: KeyframePiece<Data>.Course) {
    switch keyframe {
    case .move(let to):
      let data = AnimatableAccess.data(of: to)
      return (data, 0, .linear(to: data, .linear))
    case .linear(let to, let duration, let curve):
      let data = AnimatableAccess.data(of: to)
      return (data, duration, .linear(to: data, curve))
    case .spring(let to, let duration, let spring, let start):
      let data = AnimatableAccess.data(of: to)
      let length = duration ?? min(spring.settlingDuration, 1e6)
      let startVelocity = start.map { AnimatableAccess.data(of: $0) } ?? velocity
      return (
        data, length, .spring(to: data, startVelocity: startVelocity, spring.oscillator)
      )
    case .cubic(let to, let duration, let start, let end):
      let data = AnimatableAccess.data(of: to)
      let endVelocity =
        end.map { AnimatableAccess.data(of: $0) } ?? passing(from, duration, data, next)
      return (
        data, duration,
        .cubic(
          to: data, startVelocity: start.map { AnimatableAccess.data(of: $0) } ?? velocity,
          endVelocity: endVelocity)
      )
    }
  }

  /// The velocity with which a cubic keyframe passes into the next one, if that is cubic too: the
  /// one it asks for, or that of a straight line between the neighbours of the point.
  private static func passing(
    _ from: Data, _ duration: Double, _ through: Data, _ next: Keyframe?
  ) -> Data {
    guard case .cubic(let to, let following, let start, _)? = next else { return .zero }
    if let start { return AnimatableAccess.data(of: start) }
    guard duration > 0, following > 0 else { return .zero }
    return (AnimatableAccess.data(of: to) - from).scaled(by: 1 / (duration + following))
  }

  /// The data at a time in seconds; at and after the end what the last keyframe names.
  func value(at time: Double) -> Data {
    guard time < duration else { return end }
    guard let piece = piece(at: time) else { return end }
    return piece.value(at: max(0, time - piece.start))
  }

  /// The velocity per second at a time in seconds; zero from the end on.
  func velocity(at time: Double) -> Data {
    guard time < duration, let piece = piece(at: time) else { return .zero }
    return piece.velocity(at: max(0, time - piece.start))
  }

  private func piece(at time: Double) -> KeyframePiece<Data>? {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle } else { high = middle }
    }
    return pieces.isEmpty ? nil : pieces[low]
  }
}
