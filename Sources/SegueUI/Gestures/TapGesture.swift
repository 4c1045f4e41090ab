public import SegueGeometry
import SegueMotion

/// One or more taps in a row.
public nonisolated struct TapGesture: Gesture {
  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Void> {
    _GestureRecognizer(
      MappedRecognizer(TapRecognizer(count: count, space: .local)) { _ in () })
  }

  @MainActor public var _recognizesTap: Bool { count <= 1 }
}

/// One or more taps in a row, with their place.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  let space: GestureSpace

  /// Creates taps whose place is in a space; the view's own unless told otherwise.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, space: GestureSpace(coordinateSpace.coordinateSpace))
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.init(count: count, space: GestureSpace(coordinateSpace))
  }

  init(count: Int, space: GestureSpace) {
    self.count = count
    self.space = space
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      MappedRecognizer(TapRecognizer(count: count, space: space)) { Value(location: $0) })
  }

  @MainActor public var _recognizesTap: Bool { count <= 1 }
}

/// Counts taps; a touch that moves or waits is none.
final class TapRecognizer: Recognizer<CGPoint> {
  /// How far a touch may move and still be a tap, points.
  static let slack: CGFloat = 10
  /// How long the next tap may take, nanoseconds.
  static let patience: Int64 = 350_000_000

  private let count: Int
  private let space: GestureSpace
  private var taps = 0
  private var start: CGPoint?
  private var due: Timestamp?

  init(count: Int, space: GestureSpace) {
    self.count = max(1, count)
    self.space = space
  }

  override var deadline: Timestamp? { due }

  override func touch(_ event: TouchEvent) {
    let point = event.locate(.global)
    switch event.phase {
    case .began:
      start = point
      due = nil
    case .moved:
      if let start, start.distance(to: point) > Self.slack { fail() }
    case .ended:
      guard start != nil else { return fail() }
      start = nil
      taps += 1
      if taps >= count {
        end(event.locate(space))
      } else {
        due = event.time.advanced(by: .nanoseconds(Self.patience))
      }
    }
  }

  override func wait(_ event: TouchEvent) { fail() }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - x
    let y = other.y - y
    return (x * x + y * y).squareRoot()
  }
}
