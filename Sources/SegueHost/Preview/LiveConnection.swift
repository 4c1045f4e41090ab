import Foundation
import Glibc
import SegueWeb

/// One connection of a browser.
///
/// A class, because it owns the descriptor.
final class LiveConnection {
  let descriptor: Int32
  private var reader = HTTPReader()
  private var leaving: [UInt8] = []
  private var events = EventQueue()
  /// It is told what happens, as long as it lasts.
  private(set) var isStream = false
  private var endsWhenSent = false
  private(set) var isOpen = true

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// What `poll` is to wait for.
  var interest: Int16 { Int16(leaving.isEmpty && events.isEmpty ? POLLIN : POLLIN | POLLOUT) }

  /// The whole requests that have arrived.
  func requests() -> [HTTPRequest] {
    receive()
    var found: [HTTPRequest] = []
    while isOpen, !endsWhenSent, !isStream {
      do {
        guard let request = try reader.next() else { break }
        found.append(request)
      } catch {
        answer(error.response, keepsConnection: false)
      }
    }
    return found
  }

  private func receive() {
    var part = [UInt8](repeating: 0, count: 32 << 10)
    // More waits in the kernel until these are dealt with.
    let count = recv(descriptor, &part, part.count, Int32(MSG_DONTWAIT))
    if count > 0 {
      if !isStream, !endsWhenSent { reader.append(part[..<count]) }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK) {
      isOpen = false
    }
  }

  func answer(_ response: HTTPResponse, keepsConnection: Bool) {
    leaving += response.bytes(keepsConnection: keepsConnection)
    endsWhenSent = endsWhenSent || !keepsConnection
  }

  /// Begins to tell what happens.
  func stream(_ first: [PageEvent]) {
    isStream = true
    leaving += HTTPResponse.streamHead
    for event in first { events.add(event) }
  }

  func tell(_ event: PageEvent) {
    events.add(event)
    if events.isOverfull { isOpen = false }
  }

  /// Sends what can be sent without waiting.
  func send() {
    while isOpen {
      if leaving.isEmpty { leaving = events.take() }
      guard !leaving.isEmpty else { break }
      let sent = leaving.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress, $0.count,
          Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if sent > 0 {
        leaving.removeFirst(sent)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else if errno != EINTR {
        isOpen = false
      }
    }
    if leaving.isEmpty, endsWhenSent { isOpen = false }
  }
}
