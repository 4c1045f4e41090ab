import Foundation
import SegueDisplay
import SegueMedia

/// Writes one film, a frame at a time, in a thread of its own.
///
/// A class, because the drawing thread leaves frames in it and the writing thread takes them. Few
/// frames wait: drawing is held up where writing is slower.
final class FilmWriter: @unchecked Sendable {
  /// A picture, how long it is shown, and when it begins and ends, in seconds of the film.
  struct Shot {
    var bitmap: Bitmap
    var delay: FrameDelay
    var from: Double
    var to: Double
  }

  private static let mostWaiting = 4

  private let condition = NSCondition()
  private var waiting: [Shot] = []
  private var isComplete = false
  private var isDone = false
  private var failure: (any Error)?

  /// - Parameters:
  ///   - add: Takes each shot in order, in the writing thread.
  ///   - finish: Called after the last one, in the writing thread.
  init(
    add: @escaping @Sendable (Shot) throws -> Void, finish: @escaping @Sendable () throws -> Void
  ) {
    Thread.detachNewThread { [self] in
      do {
        while let shot = next() { try add(shot) }
        try finish()
      } catch {
        condition.withLock { failure = error }
      }
      condition.withLock {
        isDone = true
        condition.broadcast()
      }
    }
  }

  /// Hands a shot over; throws what writing has come to.
  func add(_ shot: Shot) throws {
    try condition.withLock {
      while waiting.count >= Self.mostWaiting, !isDone { condition.wait() }
      if let failure { throw failure }
      waiting.append(shot)
      condition.broadcast()
    }
  }

  /// Waits until the film is written.
  func finish() throws {
    try condition.withLock {
      isComplete = true
      condition.broadcast()
      while !isDone { condition.wait() }
      if let failure { throw failure }
    }
  }

  private func next() -> Shot? {
    condition.withLock {
      while waiting.isEmpty, !isComplete { condition.wait() }
      guard !waiting.isEmpty else { return nil }
      defer { condition.broadcast() }
      return waiting.removeFirst()
    }
  }
}
