extension Publisher {
  /// A publisher that turns each value into any number of others.
  private func each<Result>(
    _ body: @escaping (Output, (Result) -> Void) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { downstream in
      let upstream = ClosureSubscriber<Output, Failure>(
        value: { value in body(value) { _ = downstream.receive($0) } },
        end: { downstream.receive(completion: $0) })
      downstream.receive(subscription: ListSubscription { upstream.cancel() })
      receive(subscriber: upstream)
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each { value, send in send(transform(value)) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each { value, send in
      if let result = transform(value) { send(result) }
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each { value, send in if isIncluded(value) { send(value) } }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var last: Output?
      filter { value in
        if let previous = last, predicate(previous, value) { return false }
        last = value
        return true
      }.receive(subscriber: downstream)
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var left = count
      filter { _ in
        left -= 1
        return left < 0
      }.receive(subscriber: downstream)
    }
  }

  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      var result = initial
      map { value -> T in
        result = next(result, value)
        return result
      }.receive(subscriber: downstream)
    }
  }

  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map {
      receiveOutput($0)
      return $0
    }
  }

  /// Both publishers' values as they come; ends when both have ended.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { downstream in
      var open = 2
      func make() -> ClosureSubscriber<Output, Failure> {
        ClosureSubscriber(
          value: { _ = downstream.receive($0) },
          end: { completion in
            open -= 1
            if case .failure = completion { open = 0 }
            if open == 0 { downstream.receive(completion: completion) }
          })
      }
      let (first, second) = (make(), make())
      downstream.receive(
        subscription: ListSubscription {
          first.cancel()
          second.cancel()
        })
      receive(subscriber: first)
      other.receive(subscriber: second)
    }
  }

  /// The latest values of both publishers, from when both have sent one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      var latest: (Output?, P.Output?)
      func send() {
        if let a = latest.0, let b = latest.1 { _ = downstream.receive((a, b)) }
      }
      let first = ClosureSubscriber<Output, Failure>(value: {
        latest.0 = $0
        send()
      })
      let second = ClosureSubscriber<P.Output, Failure>(value: {
        latest.1 = $0
        send()
      })
      downstream.receive(
        subscription: ListSubscription {
          first.cancel()
          second.cancel()
        })
      receive(subscriber: first)
      other.receive(subscriber: second)
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: ListSubscription {})
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// Sends nothing, and ends at once unless told otherwise.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: ListSubscription {})
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
