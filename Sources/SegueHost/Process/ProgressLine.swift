import Foundation

/// One line on the terminal that says how far something is, and goes when it is done.
struct ProgressLine: Sendable {
  /// Begins a line by which a stage process tells how far it is.
  static let mark = "\u{1}progress "

  /// Nothing is written where nobody watches.
  let isShown: Bool

  func show(_ text: String) { write("\r\u{1B}[K\(text)") }

  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
