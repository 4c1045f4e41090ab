public import Foundation

extension Timer {
  /// A publisher that sends the date at regular intervals once it is connected.
  ///
  /// - Parameter interval: Seconds; what is not above 0 becomes 0.1 ms, as in `Timer`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval > 0 ? interval : 0.0001)
  }

  /// Sends the date at regular intervals.
  ///
  /// A class because those who subscribe share one beat.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let list = SubscriberList<Date, Never>()
    private var beats = 0

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      list.add(subscriber)
    }

    public func connect() -> any Cancellable {
      beats += 1
      schedule(beats, start: .now(), count: 1)
      return AnyCancellable { [weak self] in self?.beats += 1 }
    }

    /// Each beat is counted from the start, so that none of them drifts.
    private func schedule(_ beat: Int, start: DispatchTime, count: Int) {
      let work = SendableWork { [weak self] in
        guard let self, self.beats == beat else { return }
        self.list.send(Date())
        self.schedule(beat, start: start, count: count + 1)
      }
      DispatchQueue.main.asyncAfter(deadline: start + interval * Double(count)) { work.run() }
    }
  }
}

extension ConnectablePublisher {
  /// Connects when somebody subscribes, and stops when nobody is left.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// Publishers that operators return under a name of their own.
public enum Publishers {
  /// A publisher that connects by itself.
  ///
  /// A class because those who subscribe share one connection.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = ClosureSubscriber<Output, Failure>(
        value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
      subscriber.receive(
        subscription: ListSubscription { [self] in
          inner.cancel()
          count -= 1
          if count == 0 {
            connection?.cancel()
            connection = nil
          }
        })
      upstream.receive(subscriber: inner)
      count += 1
      if connection == nil { connection = upstream.connect() }
    }
  }
}
