extension Publishers {
  /// The latest values of two publishers, from when both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// The latest values of three publishers, from when all have sent one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The latest values of four publishers, from when all have sent one.
  public struct CombineLatest4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).combineLatest(d)
        .map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let a: A
    let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// The values of many publishers of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let none = Empty<Output, Failure>().eraseToAnyPublisher()
      publishers.reduce(none) { $0.merge(with: $1) }.receive(subscriber: subscriber)
    }
  }

  /// Pairs of values of two publishers, in the order in which they come.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.zip(b).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The latest values of three publishers, from when all have sent one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q)
  }

  /// What a closure makes of the latest values of both publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Pairs of values of both publishers, in the order in which they come.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { downstream in
      var waiting: ([Output], [P.Output]) = ([], [])
      func send() {
        guard let a = waiting.0.first, let b = waiting.1.first else { return }
        waiting.0.removeFirst()
        waiting.1.removeFirst()
        _ = downstream.receive((a, b))
      }
      let first = ClosureSubscriber<Output, Failure>(
        value: {
          waiting.0.append($0)
          send()
        }, end: { downstream.receive(completion: $0) })
      let second = ClosureSubscriber<P.Output, Failure>(value: {
        waiting.1.append($0)
        send()
      })
      downstream.receive(
        subscription: ListSubscription {
          first.cancel()
          second.cancel()
        })
      other.receive(subscriber: second)
      receive(subscriber: first)
    }
  }

  /// The values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      var open = 1
      var inner: [ClosureSubscriber<P.Output, Failure>] = []
      func ended(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { open = 0 }
        if open == 0 { downstream.receive(completion: completion) }
      }
      let upstream = ClosureSubscriber<Output, Failure>(
        value: { value in
          open += 1
          let subscriber = ClosureSubscriber<P.Output, Failure>(
            value: { _ = downstream.receive($0) }, end: ended)
          inner.append(subscriber)
          transform(value).receive(subscriber: subscriber)
        }, end: ended)
      downstream.receive(
        subscription: ListSubscription {
          upstream.cancel()
          for subscriber in inner { subscriber.cancel() }
        })
      receive(subscriber: upstream)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the newest publisher that was sent.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { downstream in
      var inner: ClosureSubscriber<Output.Output, Failure>?
      let upstream = ClosureSubscriber<Output, Failure>(
        value: { publisher in
          inner?.cancel()
          let subscriber = ClosureSubscriber<Output.Output, Failure>(
            value: { _ = downstream.receive($0) })
          inner = subscriber
          publisher.receive(subscriber: subscriber)
        }, end: { downstream.receive(completion: $0) })
      downstream.receive(
        subscription: ListSubscription {
          upstream.cancel()
          inner?.cancel()
        })
      receive(subscriber: upstream)
    }
  }
}
