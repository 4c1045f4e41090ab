import Synchronization

/// One line on the terminal that says how far a long run is.
final class Progress: Sendable {
  private let total: Int
  private let console: Console
  private let isShown: Bool
  private let done = Mutex(0)

  /// Runs shorter than this are over before a line could be read.
  private static let fewestFiles = 200

  init(total: Int, console: Console, isQuiet: Bool) {
    self.total = total
    self.console = console
    isShown = console.isTerminal && !isQuiet && total >= Self.fewestFiles
  }

  func step() {
    guard isShown else { return }
    let count = done.withLock { count in
      count += 1
      return count
    }
    if count % 50 == 0 { console.err("\rchecked \(count) of \(total) files") }
  }

  func end() {
    if isShown { console.err("\r\u{1B}[K") }
  }
}
