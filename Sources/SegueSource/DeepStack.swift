import Foundation
import Synchronization

/// Runs work on threads whose stacks are deep enough for a parser that recurses.
package enum DeepStack {
  /// Address space for each thread in bytes; only what is used becomes memory.
  private static let stackSize = 512 << 20

  /// Runs work on one such thread and waits for it.
  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let results = Results<Result>()
    forEach(1, threads: 1) { _ in results.store(work()) }
    return results.first()
  }

  /// Calls work once for each index in `0..<count`, on as many threads as there are cores unless
  /// told otherwise, and waits for all.
  package static func forEach(
    _ count: Int, threads: Int? = nil, _ work: @escaping @Sendable (Int) -> Void
  ) {
    guard count > 0 else { return }
    let wanted = threads ?? ProcessInfo.processInfo.activeProcessorCount
    let queue = Queue(count: count)
    let group = DispatchGroup()
    for _ in 0..<min(max(1, wanted), count) {
      group.enter()
      let thread = Thread {
        while let index = queue.next() { work(index) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }

  /// Hands out the indices; a class, because all threads share it.
  private final class Queue: Sendable {
    private let count: Int
    private let position = Mutex(0)

    init(count: Int) { self.count = count }

    func next() -> Int? {
      position.withLock { position in
        guard position < count else { return nil }
        position += 1
        return position - 1
      }
    }
  }

  /// Carries a result between threads; a class, because both sides share it.
  private final class Results<Result: Sendable>: Sendable {
    private let stored = Mutex<[Result]>([])

    func store(_ result: Result) { stored.withLock { $0.append(result) } }

    func first() -> Result { stored.withLock { $0[0] } }
  }
}
