/// A stream of values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber, which asks for values and receives them.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The tie between a publisher and one of its subscribers.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be ended before it ends by itself.
public protocol Cancellable {
  func cancel()
}

/// A publisher that values can be sent through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A publisher that starts when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

/// What subscribers say and are told.
public enum Subscribers {
  /// How many values a subscriber wants; negative counts become none.
  public struct Demand: Hashable, Sendable {
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)
    public static func max(_ value: Int) -> Demand { Demand(Swift.max(0, value)) }
  }

  /// How a stream ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
