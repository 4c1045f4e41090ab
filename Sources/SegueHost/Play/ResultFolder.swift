import Foundation

/// The folder the user wants the results in.
///
/// Files are written beside their place and then moved into it, so that a play that fails, or two
/// that run at once, leave whole files only.
package struct ResultFolder {
  /// As the user wrote it.
  package let path: String

  /// Makes the folder where it is not there, and sees that it can be written.
  package init(_ path: String) throws {
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      // Foundation's words tell too little.
      let reason = mkdir(path, 0o777) == 0 ? "\(error)" : String(cString: strerror(errno))
      throw Self.unwritable(path, reason)
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw Self.unwritable(path, String(cString: strerror(errno)))
    }
  }

  /// Moves every file of a folder into this one; their names as the user would write them.
  package func take(from folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names {
      let unfinished = place(".\(name).\(getpid())")
      do {
        try? FileManager.default.removeItem(atPath: unfinished)
        try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: unfinished)
      } catch {
        try? FileManager.default.removeItem(atPath: unfinished)
        throw Self.unwritable(place(name), Self.reason(error))
      }
      guard rename(unfinished, place(name)) == 0 else {
        let reason = String(cString: strerror(errno))
        try? FileManager.default.removeItem(atPath: unfinished)
        throw Self.unwritable(place(name), reason)
      }
    }
    return names.map(place)
  }

  /// Writes one text file into this folder.
  package func write(_ text: String, to name: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: place(name)), options: .atomic)
    } catch {
      throw Self.unwritable(place(name), Self.reason(error))
    }
  }

  private func place(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private static func unwritable(_ path: String, _ reason: String) -> HostError {
    HostError(
      .file, "`\(path)` cannot be written: \(reason)", effect: "the results have no place",
      remedy: "write `--out FOLDER` with a folder of yours")
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain else {
      return (error as NSError).localizedDescription
    }
    return String(cString: strerror(Int32(code)))
  }
}
