/// One thing that a page is told while it is open.
package struct PageEvent: Hashable, Sendable {
  /// What kind of thing it is; `frame` is one that a later one replaces.
  package var name: String
  /// JSON in one line.
  package var data: String

  package init(_ name: String, _ data: String) {
    self.name = name
    self.data = data
  }

  package static let frameName = "frame"
  /// Outlines of text; those before it, if it begins anew, are needed no more.
  package static let textsName = "texts"

  /// As a stream of events carries it.
  package var bytes: [UInt8] {
    let lines = data.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "data: \($0)\n" }.joined()
    return Array("event: \(name)\n\(lines)\n".utf8)
  }
}

/// What one page has still to be told, in order.
///
/// A page that is slower than the view misses pictures in between, and never a word: a picture
/// that waits gives way to the next one, which comes after everything that was said before it.
package struct EventQueue {
  /// Words that may wait; a page that listens to none of them has gone.
  package static let limit = 1000

  private var waiting: [PageEvent] = []

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// Whether more waits than a page that listens would leave.
  package var isOverfull: Bool { waiting.count > Self.limit }

  package mutating func add(_ event: PageEvent) {
    if event.name == PageEvent.frameName { waiting.removeAll { $0.name == event.name } }
    waiting.append(event)
  }

  /// Takes everything that waits, as a stream of events carries it.
  package mutating func take() -> [UInt8] {
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting.flatMap(\.bytes)
  }
}
