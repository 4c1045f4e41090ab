private import Foundation

/// The subscribers of a subject, in the order in which they came.
///
/// A class because subscriptions remove themselves from it. Values are handed out at once, without
/// regard to demand: every subscriber of this module asks for all of them.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var entries: [(id: Int, receive: (Output) -> Void, end: (Ending) -> Void)] = []
  private var count = 0
  private(set) var ending: Ending?

  typealias Ending = Subscribers.Completion<Failure>

  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let id = lock.withLock {
      count += 1
      return count
    }
    subscriber.receive(subscription: ListSubscription { [weak self] in self?.remove(id) })
    if let first { _ = subscriber.receive(first) }
    if let ending {
      subscriber.receive(completion: ending)
      return
    }
    lock.withLock {
      entries.append((id, { _ = subscriber.receive($0) }, subscriber.receive(completion:)))
    }
  }

  private func remove(_ id: Int) { lock.withLock { entries.removeAll { $0.id == id } } }

  func send(_ value: Output) {
    guard ending == nil else { return }
    let current = lock.withLock { entries }
    for entry in current where lock.withLock({ entries.contains { $0.id == entry.id } }) {
      entry.receive(value)
    }
  }

  func end(_ completion: Ending) {
    guard ending == nil else { return }
    ending = completion
    let current = lock.withLock {
      defer { entries = [] }
      return entries
    }
    for entry in current { entry.end(completion) }
  }
}

/// A subscription that is ended by a closure.
struct ListSubscription: Subscription {
  let action: () -> Void

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { action() }
}

/// A subscriber made of closures, which wants every value.
///
/// A class because it keeps its subscription alive and ends it.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
  private var subscription: (any Subscription)?
  private var isCancelled = false
  private let value: (Input) -> Void
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(
    value: @escaping (Input) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.value = value
    self.end = end
  }

  func receive(subscription: any Subscription) {
    guard !isCancelled else {
      subscription.cancel()
      return
    }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isCancelled { value(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    subscription = nil
    if !isCancelled { end(completion) }
  }

  func cancel() {
    isCancelled = true
    subscription?.cancel()
    subscription = nil
  }
}
