/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (ClosureSubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// A publisher that hands on what a closure makes of another subscriber.
  init(attach: @escaping (ClosureSubscriber<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let inner = ClosureSubscriber<Output, Failure>(
      value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: ListSubscription { inner.cancel() })
    attach(inner)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Receives values and the end through closures, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = ClosureSubscriber(value: receiveValue, end: receiveCompletion)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }

  /// Attaches a subject, which receives everything that this publisher sends.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

extension Publisher where Failure == Never {
  /// Receives values through a closure, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property, until the result is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] in box?.set($0) })
  }
}
