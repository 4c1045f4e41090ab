import SegueMotion

/// Two gestures that may happen at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      SimultaneousRecognizer<First, Second>(
        first._makeRecognizer().base, second._makeRecognizer().base))
  }

  @MainActor public var _recognizesTap: Bool { first._recognizesTap || second._recognizesTap }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SimultaneousGesture<First, Second>.Value>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  private var value = SimultaneousGesture<First, Second>.Value()

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.alsoOnChange { [unowned self] in
      value.first = $0
      change(value)
    }
    second.alsoOnChange { [unowned self] in
      value.second = $0
      change(value)
    }
    first.alsoOnEnd { [unowned self] in value.first = $0 }
    second.alsoOnEnd { [unowned self] in value.second = $0 }
  }

  private func settle() {
    guard first.isFinished, second.isFinished else { return }
    if first.state == .ended || second.state == .ended { end(value) } else { fail() }
  }

  override func touch(_ event: TouchEvent) {
    if !first.isFinished { first.touch(event) }
    if !second.isFinished { second.touch(event) }
    settle()
  }

  override var deadline: Timestamp? {
    [first, second].compactMap { (part: AnyRecognizer) in
      part.isFinished ? nil : part.deadline
    }.min()
  }

  override func wait(_ event: TouchEvent) {
    for part in [first, second] as [AnyRecognizer] {
      if !part.isFinished, let due = part.deadline, due <= event.time { part.wait(event) }
    }
    settle()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    fail()
  }
}
