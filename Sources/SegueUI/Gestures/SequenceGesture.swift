import SegueMotion

/// One gesture, and then another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      SequenceRecognizer<First, Second>(
        first._makeRecognizer().base, second._makeRecognizer().base))
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SequenceGesture<First, Second>.Value>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  private var result: First.Value?

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    // The first part alone does not yet stop other gestures.
    first.alsoOnChange { [unowned self] in onChange?(.first($0)) }
    first.alsoOnEnd { [unowned self] in
      result = $0
      change(.second($0, nil))
    }
    second.alsoOnChange { [unowned self] value in
      if let result { change(.second(result, value)) }
    }
    second.alsoOnEnd { [unowned self] value in
      if let result { end(.second(result, value)) }
    }
  }

  private var part: AnyRecognizer { first.state == .ended ? second : first }

  override func touch(_ event: TouchEvent) {
    part.touch(event)
    if part.state == .failed { fail() }
  }

  override var deadline: Timestamp? { part.deadline }

  override func wait(_ event: TouchEvent) {
    let wasFirst = part === first
    part.wait(event)
    if wasFirst, first.state == .ended {
      // The finger is down already: the second part begins where it is.
      var down = event
      down.phase = .began
      second.touch(down)
    }
    if part.state == .failed { fail() }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    fail()
  }
}
