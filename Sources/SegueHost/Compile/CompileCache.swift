import Foundation

/// Compiled files of earlier runs, by the fingerprint of everything they were made from.
///
/// Kept in the user's cache folder, or nowhere where there is none. Trouble with the cache is no
/// trouble for the caller: it then compiles.
package struct CompileCache {
  /// Files kept; older ones are removed.
  private static let capacity = 64

  private let folder: String?

  package init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home
    let path = base.map { $0 + "/segue/compiled" }
    folder = path.flatMap { Self.exists($0) ? $0 : nil }
  }

  private static func exists(_ path: String) -> Bool {
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
    return made != nil && access(path, W_OK) == 0
  }

  /// The library kept under a fingerprint, and what the compiler said; nil where there is none.
  package func find(_ fingerprint: String) -> CompiledFile? {
    guard let folder else { return nil }
    let library = "\(folder)/\(fingerprint).so"
    guard let said = try? String(contentsOfFile: "\(folder)/\(fingerprint).txt", encoding: .utf8),
      FileManager.default.fileExists(atPath: library)
    else { return nil }
    // Used again: the last to be removed.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: library)
    return CompiledFile(library: library, diagnostics: said)
  }

  /// Keeps a library; returns where it lies now.
  package func keep(_ file: CompiledFile, as fingerprint: String) -> CompiledFile {
    guard let folder else { return file }
    let library = "\(folder)/\(fingerprint).so"
    let unfinished = "\(folder)/\(fingerprint).\(getpid())"
    do {
      try Data(file.diagnostics.utf8)
        .write(to: URL(fileURLWithPath: "\(folder)/\(fingerprint).txt"), options: .atomic)
      try FileManager.default.copyItem(atPath: file.library, toPath: unfinished)
      guard rename(unfinished, library) == 0 else { return file }
    } catch {
      return file
    }
    prune(folder)
    return CompiledFile(library: library, diagnostics: file.diagnostics)
  }

  private func prune(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let libraries = names.filter { $0.hasSuffix(".so") }
    guard libraries.count > Self.capacity else { return }
    let dated = libraries.map { name -> (String, Date) in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (name, _) in dated.sorted(by: { $0.1 < $1.1 }).dropLast(Self.capacity) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name.dropLast(3)).txt")
    }
  }
}

/// A user's file as a library.
package struct CompiledFile {
  package var library: String
  /// What the compiler wrote: its warnings, with the user's paths and lines.
  package var diagnostics: String
}
