import Foundation

/// A folder of this run's own, gone at the end of it.
///
/// A class, because leaving its scope removes the folder.
package final class WorkFolder {
  package let path: String

  /// Makes a new folder.
  ///
  /// - Parameter parent: nil takes TMPDIR, or `/tmp`.
  package init(in parent: String? = nil, prefix: String = "segue-") throws {
    let parent = parent ?? ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    var name = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw HostError(
        .file, "no folder could be made in `\(parent)`: \(String(cString: strerror(errno)))",
        effect: "there is no place for what is made on the way",
        remedy: "make the folder writable, or set TMPDIR to one that is")
    }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }
}
