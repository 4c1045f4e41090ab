import SegueMotion

/// One of two gestures; the first one has the say.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      ExclusiveRecognizer<First, Second>(
        first._makeRecognizer().base, second._makeRecognizer().base))
  }

  @MainActor public var _recognizesTap: Bool { first._recognizesTap || second._recognizesTap }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Keeps what has happened until the first gesture has failed, and then shows it to the second.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<ExclusiveGesture<First, Second>.Value>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  private var kept: [TouchEvent] = []

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.alsoOnChange { [unowned self] in change(.first($0)) }
    first.alsoOnEnd { [unowned self] in end(.first($0)) }
    second.alsoOnChange { [unowned self] in change(.second($0)) }
    second.alsoOnEnd { [unowned self] in end(.second($0)) }
  }

  private func settle() {
    if first.isRecognized, !second.isFinished { second.cancel() }
    if first.state == .failed {
      for event in kept where !second.isFinished { second.touch(event) }
      kept = []
      if second.state == .failed { fail() }
    }
  }

  override func touch(_ event: TouchEvent) {
    kept.append(event)
    if !first.isFinished { first.touch(event) }
    settle()
  }

  override var deadline: Timestamp? {
    first.isFinished ? (second.isFinished ? nil : second.deadline) : first.deadline
  }

  override func wait(_ event: TouchEvent) {
    if first.isFinished { second.wait(event) } else { first.wait(event) }
    settle()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    fail()
  }
}
