public import Foundation
import SegueGeometry
import SegueMotion

/// A touch that moves.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where a drag is, and how fast.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second, over the last tenth of a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would come to rest: a quarter of a second further at its speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the touch has to move before it is a drag, points; 0 begins with the touch.
  public var minimumDistance: CGFloat
  let space: GestureSpace

  /// Creates a drag whose places are in a space; the view's own unless told otherwise.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, space: GestureSpace(coordinateSpace.coordinateSpace))
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.init(minimumDistance: minimumDistance, space: GestureSpace(coordinateSpace))
  }

  init(minimumDistance: CGFloat, space: GestureSpace) {
    self.minimumDistance = minimumDistance
    self.space = space
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(DragRecognizer(minimumDistance: minimumDistance, space: space))
  }

  @MainActor public var _recognizesTap: Bool { minimumDistance <= 0 }
}

/// Follows a touch that moves.
final class DragRecognizer: Recognizer<DragGesture.Value> {
  /// Movement that is older says nothing about the speed now, seconds.
  private static let window = 0.1

  private let minimumDistance: CGFloat
  private let space: GestureSpace
  private var start: (global: CGPoint, local: CGPoint)?
  private var samples: [(time: Double, point: CGPoint)] = []

  init(minimumDistance: CGFloat, space: GestureSpace) {
    self.minimumDistance = minimumDistance
    self.space = space
  }

  override func touch(_ event: TouchEvent) {
    let local = event.locate(space)
    let global = event.locate(.global)
    if event.phase == .began {
      guard start == nil else { return }
      start = (global, local)
      samples = []
    }
    guard let start else { return fail() }
    let time = event.time.seconds
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, local))
    samples.removeAll { time - $0.time > Self.window + 1e-9 }
    let value = DragGesture.Value(
      time: event.date, location: local, startLocation: start.local, velocity: velocity)
    switch event.phase {
    case .began, .moved:
      if state == .active || start.global.distance(to: global) >= minimumDistance {
        change(value)
      }
    case .ended:
      if state == .active { end(value) } else { fail() }
    }
  }

  private var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.point.x - first.point.x) / seconds,
      height: (last.point.y - first.point.y) / seconds)
  }
}
