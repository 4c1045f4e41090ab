import Foundation
import SegueGeometry
import SegueMotion

/// The space that a gesture gives its places in.
enum GestureSpace {
  case local
  case global
  case named(AnyHashable)

  init(_ space: CoordinateSpace) {
    switch space {
    case .global: self = .global
    case .local: self = .local
    case .named(let name): self = .named(name)
    }
  }
}

/// What has happened to a touch.
struct TouchEvent {
  enum Phase {
    case began
    case moved
    case ended
  }

  var phase: Phase
  let time: Timestamp
  let date: Date
  /// Finds the touch in a space, for the view that the gesture stands on.
  let locate: (GestureSpace) -> CGPoint
}

/// Follows one sequence of touches, whatever its values are.
///
/// A class because it remembers what has happened so far.
@MainActor
class AnyRecognizer {
  enum State {
    /// May still become the gesture.
    case possible
    /// Is the gesture, and goes on.
    case active
    case ended
    case failed
  }

  final var state = State.possible

  final var isFinished: Bool { state == .ended || state == .failed }
  /// Whether it is known that this is the gesture: others give way.
  final var isRecognized: Bool { state == .active || state == .ended }

  func touch(_ event: TouchEvent) {}

  /// The time at which it wants to be told that nothing has happened.
  var deadline: Timestamp? { nil }

  /// Tells that the deadline has come.
  func wait(_ event: TouchEvent) {}

  /// Ends it without a result.
  func cancel() {}
}

/// Follows one sequence of touches and makes values of it.
class Recognizer<Value>: AnyRecognizer {
  final var onChange: ((Value) -> Void)?
  final var onEnd: ((Value) -> Void)?
  /// Called once, when it ends with or without a result.
  final var onReset: (() -> Void)?

  final func change(_ value: Value) {
    state = .active
    onChange?(value)
  }

  final func end(_ value: Value) {
    guard !isFinished else { return }
    state = .ended
    onEnd?(value)
    onReset?()
  }

  final func fail() {
    guard !isFinished else { return }
    state = .failed
    onReset?()
  }

  override func cancel() { fail() }

  /// Adds a listener behind those that are there.
  final func alsoOnChange(_ action: @escaping (Value) -> Void) {
    let inner = onChange
    onChange = {
      inner?($0)
      action($0)
    }
  }

  final func alsoOnEnd(_ action: @escaping (Value) -> Void) {
    let inner = onEnd
    onEnd = {
      inner?($0)
      action($0)
    }
  }

  final func alsoOnReset(_ action: @escaping () -> Void) {
    let inner = onReset
    onReset = {
      inner?()
      action()
    }
  }
}

/// Makes other values of those of a recognizer.
final class MappedRecognizer<Base, Value>: Recognizer<Value> {
  private let base: Recognizer<Base>

  init(_ base: Recognizer<Base>, _ map: @escaping (Base) -> Value) {
    self.base = base
    super.init()
    base.alsoOnChange { [unowned self] in change(map($0)) }
    base.alsoOnEnd { [unowned self] in end(map($0)) }
    base.alsoOnReset { [unowned self] in fail() }
  }

  override func touch(_ event: TouchEvent) { base.touch(event) }
  override var deadline: Timestamp? { base.deadline }
  override func wait(_ event: TouchEvent) { base.wait(event) }
  override func cancel() { base.cancel() }
}
