extension Publisher {
  /// A publisher made by closures that receive what this one sends.
  private func made<Result, Ending: Error>(
    _ make:
      @escaping (ClosureSubscriber<Result, Ending>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<Result, Ending> {
    AnyPublisher { downstream in
      let closures = make(downstream)
      let upstream = ClosureSubscriber<Output, Failure>(value: closures.value, end: closures.end)
      downstream.receive(subscription: ListSubscription { upstream.cancel() })
      receive(subscriber: upstream)
    }
  }

  /// The first value, and then the end.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// The first value of a kind, and then the end.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

  /// The first values, and then the end.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    made { downstream in
      var left = maxLength
      return (
        { value in
          guard left > 0 else { return }
          left -= 1
          _ = downstream.receive(value)
          if left == 0 { downstream.receive(completion: .finished) }
        },
        { if left > 0 { downstream.receive(completion: $0) } }
      )
    }
  }

  /// The last value, when the stream has ended.
  public func last() -> AnyPublisher<Output, Failure> {
    made { downstream in
      var last: Output?
      return (
        { last = $0 },
        {
          if case .finished = $0, let last { _ = downstream.receive(last) }
          downstream.receive(completion: $0)
        }
      )
    }
  }

  /// All values in one, when the stream has ended.
  public func collect() -> AnyPublisher<[Output], Failure> {
    made { downstream in
      var all: [Output] = []
      return (
        { all.append($0) },
        {
          if case .finished = $0 { _ = downstream.receive(all) }
          downstream.receive(completion: $0)
        }
      )
    }
  }

  /// Values in groups of a size, the rest at the end.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    made { downstream in
      var group: [Output] = []
      return (
        {
          group.append($0)
          if group.count >= count {
            let full = group
            group = []
            _ = downstream.receive(full)
          }
        },
        {
          if case .finished = $0, !group.isEmpty { _ = downstream.receive(group) }
          downstream.receive(completion: $0)
        }
      )
    }
  }

  /// One value out of all, when the stream has ended.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    made { downstream in
      var result = initial
      return (
        { result = next(result, $0) },
        {
          if case .finished = $0 { _ = downstream.receive(result) }
          downstream.receive(completion: $0)
        }
      )
    }
  }

  /// A value before all others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      for element in elements { _ = downstream.receive(element) }
      receive(subscriber: downstream)
    }
  }

  /// Values for as long as a condition holds, and then the end.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    made { downstream in
      var isOpen = true
      return (
        { value in
          guard isOpen else { return }
          if predicate(value) {
            _ = downstream.receive(value)
          } else {
            isOpen = false
            downstream.receive(completion: .finished)
          }
        },
        { if isOpen { downstream.receive(completion: $0) } }
      )
    }
  }

  /// Values from when a condition no longer holds.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var isDropping = true
      filter { value in
        if isDropping { isDropping = predicate(value) }
        return !isDropping
      }.receive(subscriber: downstream)
    }
  }

  /// What a closure makes of each value; its error ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    made { downstream in
      var isOpen = true
      return (
        { value in
          guard isOpen else { return }
          do { _ = downstream.receive(try transform(value)) } catch {
            isOpen = false
            downstream.receive(completion: .failure(error))
          }
        },
        { completion in
          guard isOpen else { return }
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): downstream.receive(completion: .failure(error))
          }
        }
      )
    }
  }

  /// The same with another error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    made { downstream in
      (
        { _ = downstream.receive($0) },
        { completion in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): downstream.receive(completion: .failure(transform(error)))
          }
        }
      )
    }
  }

  /// A value in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    made { downstream in
      (
        { _ = downstream.receive($0) },
        { completion in
          if case .failure = completion { _ = downstream.receive(output) }
          downstream.receive(completion: .finished)
        }
      )
    }
  }

  /// A value where the stream ends without one.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    made { downstream in
      var isEmpty = true
      return (
        {
          isEmpty = false
          _ = downstream.receive($0)
        },
        {
          if isEmpty { _ = downstream.receive(output) }
          downstream.receive(completion: $0)
        }
      )
    }
  }

  /// Another publisher in place of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { downstream in
      let upstream = ClosureSubscriber<Output, Failure>(
        value: { _ = downstream.receive($0) },
        end: { completion in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): handler(error).receive(subscriber: downstream)
          }
        })
      downstream.receive(subscription: ListSubscription { upstream.cancel() })
      receive(subscriber: upstream)
    }
  }

  /// The same values, and no end while nobody listens; each listener has a stream of its own here.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    made { downstream in
      (
        {
          Swift.print("\(prefix.isEmpty ? "" : prefix + ": ")receive value: (\($0))")
          _ = downstream.receive($0)
        },
        {
          Swift.print("\(prefix.isEmpty ? "" : prefix + ": ")receive \($0)")
          downstream.receive(completion: $0)
        }
      )
    }
  }

  /// Subscribes where the caller is: subscriptions here cost nothing.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The first value of a time, or the newest, at even distances.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    made { downstream in
      var isWaiting = false
      var kept: Output?
      func open() {
        guard let value = kept else {
          isWaiting = false
          return
        }
        kept = nil
        _ = downstream.receive(value)
        scheduler.schedule(after: interval.seconds) { open() }
      }
      return (
        { value in
          if isWaiting {
            if latest || kept == nil { kept = value }
            return
          }
          isWaiting = true
          _ = downstream.receive(value)
          scheduler.schedule(after: interval.seconds) { open() }
        },
        { downstream.receive(completion: $0) }
      )
    }
  }
}

extension Publisher where Failure == Never {
  /// The same with an error that never comes.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      let upstream = ClosureSubscriber<Output, Never>(
        value: { _ = downstream.receive($0) },
        end: { _ in downstream.receive(completion: .finished) })
      downstream.receive(subscription: ListSubscription { upstream.cancel() })
      receive(subscriber: upstream)
    }
  }

  /// The values for `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let subscription = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        })
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}

extension Publisher {
  /// A value in place of none.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// The same, for a caller who knows that there is no error; one stops the program.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in
      preconditionFailure("\(prefix)\(error)")
    }
  }
}
