/// Hands on the values that are sent through it to those who are there.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let list = SubscriberList<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    list.add(subscriber)
  }

  public func send(_ value: Output) { list.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }
}

/// Keeps its last value for those who come later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let list = SubscriberList<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    list.add(subscriber, first: list.ending == nil ? current : nil)
  }

  public func send(_ value: Output) {
    guard list.ending == nil else { return }
    current = value
    list.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }
}
