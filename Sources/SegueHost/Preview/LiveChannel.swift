import CHost
import Foundation
import Glibc

/// The line between the process that shows a view and the one that serves it: words in lines.
///
/// A class, because it owns the descriptor and what has arrived of a line.
final class LiveChannel {
  let descriptor: Int32
  private var arrived: [UInt8] = []
  /// Whether the other end is still there.
  private(set) var isOpen = true

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Two ends of one line; only the first closes when another program starts.
  static func pair() throws -> (own: LiveChannel, childs: Int32) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      throw HostError(
        .fault, "no socket could be opened: \(String(cString: strerror(errno)))",
        effect: "the view could not be started", remedy: "close some programs and try again")
    }
    return (LiveChannel(ends[0]), ends[1])
  }

  /// Sends one line; waits until it is on its way.
  func send(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while isOpen, !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent < 0 && errno == EINTR { continue }
      guard sent > 0 else {
        isOpen = false
        return
      }
      bytes = bytes.dropFirst(sent)
    }
  }

  /// The whole lines that have arrived; waits for nothing.
  func lines() -> [String] {
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while isOpen {
      let count = recv(descriptor, &part, part.count, Int32(MSG_DONTWAIT))
      if count < 0 && errno == EINTR { continue }
      if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) { break }
      guard count > 0 else {
        isOpen = false
        break
      }
      arrived += part[..<count]
    }
    guard let last = arrived.lastIndex(of: 0x0A) else { return [] }
    let lines = arrived[..<last].split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    arrived.removeFirst(last + 1)
    return lines
  }

  /// Waits until something arrives.
  ///
  /// - Parameter nanoseconds: nil waits for ever.
  func wait(_ nanoseconds: Int64?) {
    chost_wait_readable(descriptor, nanoseconds ?? -1)
  }
}
