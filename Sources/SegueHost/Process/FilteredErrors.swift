import Foundation

/// Passes on what a child writes to its standard error, without the runtime's words about the
/// stack that it collects.
///
/// A class, because a thread reads from the pipe while the child runs.
final class FilteredErrors: @unchecked Sendable {
  /// What becomes the child's standard error.
  let descriptor: Int32
  private let source: Int32
  private var heldBlank: Data?
  private var dropsBlank = false
  private let progress: ProgressLine
  private let done = DispatchSemaphore(value: 0)

  /// - Parameter progress: Where the child's own words about its progress go.
  init(progress: ProgressLine = ProgressLine(isShown: false)) throws {
    self.progress = progress
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw HostError(
        .fault, "no pipe could be opened: \(String(cString: strerror(errno)))",
        effect: "the play could not be started", remedy: "close some programs and run it again")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[1]
    source = ends[0]
    Thread.detachNewThread { [self] in
      pass()
      done.signal()
    }
  }

  /// Waits until everything the child wrote is passed on.
  func finish() {
    close(descriptor)
    done.wait()
  }

  private func pass() {
    var line = Data()
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(source, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      line += part[..<count]
      while let end = line.firstIndex(of: 0x0A) {
        write(line[...end])
        line = Data(line[line.index(after: end)...])
      }
    }
    close(source)
    write(line)
  }

  /// Passes a line on; blank ones around the words about the stack go with them.
  private func write(_ line: Data) {
    if line.starts(with: Data(ProgressLine.mark.utf8)) {
      let text = String(decoding: line.dropFirst(ProgressLine.mark.utf8.count), as: UTF8.self)
      progress.show(text.trimmingCharacters(in: .newlines))
    } else if line.starts(with: Data("*** Signal ".utf8)) {
      heldBlank = nil
      dropsBlank = true
    } else if line == Data([0x0A]) {
      if !dropsBlank { heldBlank = line }
      dropsBlank = false
    } else if !line.isEmpty {
      progress.clear()
      try? FileHandle.standardError.write(contentsOf: (heldBlank ?? Data()) + line)
      heldBlank = nil
      dropsBlank = false
    }
  }
}
