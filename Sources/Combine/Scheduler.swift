public import Foundation

/// Where and when work runs.
public protocol Scheduler<SchedulerTime> {
  associatedtype SchedulerTime
  /// Runs a closure as soon as possible.
  func schedule(_ action: @escaping () -> Void)
  /// Runs a closure after some seconds.
  func schedule(after seconds: Double, _ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTime = DispatchTime

  public func schedule(_ action: @escaping () -> Void) {
    let work = SendableWork(action)
    async { work.run() }
  }

  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    let work = SendableWork(action)
    asyncAfter(deadline: .now() + seconds) { work.run() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTime = Date

  // What waits for the main run loop waits for the main queue: one clock serves both.
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: seconds, action)
  }
}

/// Carries a closure to the queue that runs it once.
struct SendableWork: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

/// A length of time for operators that wait.
public struct SchedulerInterval: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }
  public init(floatLiteral value: Double) { seconds = value }
  public init(integerLiteral value: Int) { seconds = Double(value) }

  public static func seconds(_ value: Double) -> Self { Self(seconds: value) }
  public static func seconds(_ value: Int) -> Self { Self(seconds: Double(value)) }
  public static func milliseconds(_ value: Int) -> Self { Self(seconds: Double(value) / 1000) }
}

extension Publisher {
  /// Hands values on where a scheduler runs them.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let upstream = ClosureSubscriber<Output, Failure>(
        value: { value in scheduler.schedule { _ = downstream.receive(value) } },
        end: { end in scheduler.schedule { downstream.receive(completion: end) } })
      downstream.receive(subscription: ListSubscription { upstream.cancel() })
      receive(subscriber: upstream)
    }
  }

  /// Hands values on after a time.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let upstream = ClosureSubscriber<Output, Failure>(
        value: { value in
          scheduler.schedule(after: interval.seconds) { _ = downstream.receive(value) }
        },
        end: { end in
          scheduler.schedule(after: interval.seconds) { downstream.receive(completion: end) }
        })
      downstream.receive(subscription: ListSubscription { upstream.cancel() })
      receive(subscriber: upstream)
    }
  }

  /// Hands a value on when none has followed it for a time.
  public func debounce<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var newest = 0
      let upstream = ClosureSubscriber<Output, Failure>(
        value: { value in
          newest += 1
          let own = newest
          scheduler.schedule(after: interval.seconds) {
            if own == newest { _ = downstream.receive(value) }
          }
        },
        end: { downstream.receive(completion: $0) })
      downstream.receive(subscription: ListSubscription { upstream.cancel() })
      receive(subscriber: upstream)
    }
  }
}
