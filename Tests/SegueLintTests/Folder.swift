import Foundation
import SegueLint
import Synchronization

/// A folder for one test, gone afterwards.
final class Folder: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    path = base + "/segue-lint-" + UUID().uuidString
    for (name, text) in files { write(text, to: name) }
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) {
    let url = URL(fileURLWithPath: path + "/" + name)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: url)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Runs `segue check`; `@` in an argument stands for the folder, which the output calls `@` too.
  func check(_ arguments: String..., input: String = "") -> (
    status: Int32, out: String, err: String
  ) {
    let streams = Streams()
    let console = Console(
      out: { text in streams.out.withLock { $0 += text } },
      err: { text in streams.err.withLock { $0 += text } }, input: { Array(input.utf8) })
    let status = CheckTool.run(
      arguments.map { $0.replacing("@", with: path) }, console: console)
    return (
      status, streams.out.withLock { $0 }.replacing(path, with: "@"),
      streams.err.withLock { $0 }.replacing(path, with: "@")
    )
  }

  private final class Streams: Sendable {
    let out = Mutex("")
    let err = Mutex("")
  }
}
