public import SegueGeometry
import SegueMotion

/// A touch that stays.
public nonisolated struct LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool
  /// Seconds.
  public var minimumDuration: Double
  /// How far the touch may move, points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Bool> {
    _GestureRecognizer(LongPressRecognizer(self))
  }
}

/// Waits for a touch to stay long enough.
final class LongPressRecognizer: Recognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: CGPoint?
  private var due: Timestamp?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Timestamp? { due }

  override func touch(_ event: TouchEvent) {
    let point = event.locate(.global)
    switch event.phase {
    case .began:
      start = point
      due = event.time.advanced(by: .seconds(max(0, gesture.minimumDuration)))
      // Pressing is worth a message, and does not yet stop other gestures.
      onChange?(true)
    case .moved:
      if let start, start.distance(to: point) > gesture.maximumDistance { fail() }
    case .ended:
      fail()
    }
  }

  override func wait(_ event: TouchEvent) {
    due = nil
    end(true)
  }
}

extension View {
  /// Does something when a touch stays on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds.
  ///   - maximumDistance: How far the touch may move, points.
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: PressingGesture(
          base: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          action: action, pressing: onPressingChanged),
        role: .normal, mask: .all))
  }

  /// Does something when a touch stays on the view.
  @available(*, deprecated, message: "use onLongPressGesture(…, onPressingChanged:)")
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that tells when the finger comes and goes.
nonisolated struct PressingGesture: Gesture {
  typealias Body = Never
  let base: LongPressGesture
  let action: @MainActor () -> Void
  let pressing: (@MainActor (Bool) -> Void)?

  @MainActor func _makeRecognizer() -> _GestureRecognizer<Bool> {
    let recognizer = base._makeRecognizer()
    let action = action
    recognizer.base.alsoOnEnd { _ in action() }
    if let pressing {
      recognizer.base.alsoOnChange { pressing($0) }
      recognizer.base.alsoOnReset { pressing(false) }
    }
    return recognizer
  }
}
