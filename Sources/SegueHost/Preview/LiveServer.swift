import CHost
import Foundation
import Glibc
import SegueWeb

/// Serves the page of a live preview to browsers of this machine.
///
/// A class, because it owns the listening socket. Its owner asks ``waitList`` what to wait for and
/// calls ``serve(_:)`` afterwards; nothing in it waits.
final class LiveServer {
  let routes: LiveRoutes
  private let listener: Int32
  private var connections: [LiveConnection] = []
  private(set) var state = LiveState()

  /// Connections at a time; the oldest one that listens to nothing gives way.
  private static let connectionLimit = 64

  /// - Parameter port: 0 takes one that is free.
  init(port: Int) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    // Nobody but this machine.
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general -> Int32 in
        guard bind(descriptor, general, length) == 0, listen(descriptor, 16) == 0 else { return -1 }
        return getsockname(descriptor, general, &length)
      }
    }
    guard status == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw HostError(
        .file, "port \(port) cannot be opened: \(reason)", effect: "there is no page to look at",
        remedy: "leave out `--port`, or name a port that is free")
    }
    listener = descriptor
    routes = LiveRoutes(port: Int(UInt16(bigEndian: address.sin_port)), token: Self.token)
  }

  deinit { close(listener) }

  /// 128 bits that nobody guesses.
  private static var token: String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let text = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
      return text.count < 2 ? "0" + text : text
    }.joined()
  }

  /// Tells every page, and those that come later.
  func tell(_ event: PageEvent) {
    state.note(event)
    for connection in connections where connection.isStream { connection.tell(event) }
    sendAll()
  }

  /// What to wait for.
  var waitList: [pollfd] {
    [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      + connections.map { pollfd(fd: $0.descriptor, events: $0.interest, revents: 0) }
  }

  /// Does what has become possible.
  ///
  /// - Returns: What persons did on their pages, in order.
  func serve(_ ready: ArraySlice<pollfd>) -> [LiveInput] {
    var inputs: [LiveInput] = []
    let descriptors = Set(ready.filter { $0.revents != 0 }.map(\.fd))
    for connection in connections where descriptors.contains(connection.descriptor) {
      for request in connection.requests() { inputs += answer(request, on: connection) }
    }
    if descriptors.contains(listener) { accept() }
    sendAll()
    return inputs
  }

  private func answer(_ request: HTTPRequest, on connection: LiveConnection) -> [LiveInput] {
    switch routes.answer(to: request) {
    case .response(let response):
      connection.answer(response, keepsConnection: request.keepsConnection)
    case .stream: connection.stream(state.events)
    case .input(let input):
      connection.answer(.accepted, keepsConnection: request.keepsConnection)
      return [input]
    }
    return []
  }

  private func accept() {
    let descriptor = chost_accept(listener)
    guard descriptor >= 0 else { return }
    var yes: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    let connection = LiveConnection(descriptor)
    if connections.count >= Self.connectionLimit {
      guard let oldest = connections.firstIndex(where: { !$0.isStream }) else {
        connection.answer(
          HTTPResponse(status: 503, text: "too many pages are open"), keepsConnection: false)
        connection.send()
        return
      }
      connections.remove(at: oldest)
    }
    connections.append(connection)
  }

  private func sendAll() {
    for connection in connections { connection.send() }
    connections.removeAll { !$0.isOpen }
  }
}
