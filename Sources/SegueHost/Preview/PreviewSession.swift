import CHost
import Foundation
import SegueWeb

/// Shows one file live: serves its page, compiles it whenever it is saved, and runs it.
///
/// A class, because it owns the server and the process that shows the view. Everything in it
/// happens in one thread, which sleeps until something arrives.
package final class PreviewSession {
  private let options: PreviewOptions
  private let installation: Installation
  private let outline: @Sendable (_ path: String, _ text: String) -> FileOutline
  private let errors: (String) -> Void
  private let server: LiveServer
  private let wake: (read: Int32, write: Int32)
  private var child: LiveChild?
  private var compilation: LiveCompilation?
  private var compiled: FileMark?
  private var generation = 0

  /// Between two looks at the file, ms.
  private static let lookInterval: Int32 = 200

  package init(
    _ options: PreviewOptions, installation: Installation,
    outline: @escaping @Sendable (_ path: String, _ text: String) -> FileOutline,
    errors: @escaping (String) -> Void
  ) throws {
    _ = try Player.read(options.file)
    try BuildStamp.check(installation)
    self.options = options
    self.installation = installation
    self.outline = outline
    self.errors = errors
    server = try LiveServer(port: options.port)
    var ends: [Int32] = [0, 0]
    guard chost_pipe(&ends) == 0 else {
      throw HostError(
        .fault, "no pipe could be opened: \(String(cString: strerror(errno)))",
        effect: "the view could not be started", remedy: "close some programs and try again")
    }
    wake = (ends[0], ends[1])
  }

  /// Where the page is.
  package var address: String { server.routes.address }

  /// Serves until the program is asked to end.
  package func run() {
    var signals: [Int32] = [0, 0]
    guard chost_pipe(&signals) == 0 else { return }
    chost_tell_of_end(signals[1])
    while true {
      look()
      var entries = [pollfd(fd: signals[0], events: Int16(POLLIN), revents: 0)]
      entries.append(pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0))
      entries.append(
        pollfd(fd: child?.channel.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
      entries += server.waitList
      _ = poll(&entries, nfds_t(entries.count), Self.lookInterval)
      if entries[0].revents != 0 { break }
      if entries[1].revents != 0 { finishCompilation() }
      for input in server.serve(entries[3...]) { child?.channel.send(input.line) }
      if entries[2].revents != 0 { hear() }
    }
    child = nil
    // A compiler that works ends too; its thread then takes its folder away.
    chost_end_children()
    while let compilation, compilation.result == nil {
      var entry = pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, Self.lookInterval)
    }
    compilation = nil
  }

  /// Compiles the file where it was saved since the last time.
  private func look() {
    guard compilation == nil, let mark = FileMark(options.file), mark != compiled else { return }
    compiled = mark
    server.tell(Self.state("compiling"))
    compilation = LiveCompilation(
      options.play, installation: installation, outline: outline, wake: wake.write)
  }

  private func finishCompilation() {
    var bytes = [UInt8](repeating: 0, count: 16)
    _ = read(wake.read, &bytes, bytes.count)
    guard let result = compilation?.result else { return }
    compilation = nil
    server.tell(Self.state("live"))
    do {
      let product = try result.get()
      let warnings = product.diagnostics.trimmingCharacters(in: .newlines)
      if !warnings.isEmpty { errors(warnings) }
      generation += 1
      child = nil
      child = try LiveChild(product, installation: installation, generation: generation)
    } catch {
      show(error as? HostError ?? Self.unforeseen(error))
    }
  }

  /// Passes on what the view's process says.
  private func hear() {
    guard let child else { return }
    for event in child.events() { server.tell(event) }
    guard !child.channel.isOpen else { return }
    if let crash = child.crash() { show(crash) }
    self.child = nil
  }

  private func show(_ error: HostError) {
    let details = error.details.trimmingCharacters(in: .newlines)
    if !details.isEmpty { errors(details) }
    errors("\(error)")
    server.tell(PageEvent("problem", LiveMessage.json(LiveMessage.Problem(error))))
  }

  private static func state(_ text: String) -> PageEvent {
    PageEvent("state", LiveMessage.json(["text": text]))
  }

  private static func unforeseen(_ error: any Error) -> HostError {
    HostError(
      .fault, "\(error)", effect: "the view cannot be shown",
      remedy: "save the file again; if it stays, it is a fault of segue")
  }
}
