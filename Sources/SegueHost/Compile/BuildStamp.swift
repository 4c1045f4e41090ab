import Foundation

/// Tells whether modules and program come from the same build.
///
/// A file compiled against the modules of one build calls functions which the program of another
/// build may lack, or may have with other arguments.
package enum BuildStamp {
  /// The file beside installed modules that names the program they belong to.
  package static let fileName = "build-id"

  /// What identifies a program; changes with every build.
  package static func of(program: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: program), options: .alwaysMapped)
    return ELFImage(data)?.buildID ?? "unknown"
  }

  /// Throws where the modules belong to another program.
  package static func check(_ installation: Installation) throws {
    let fits =
      installation.isInstalled ? try isStamped(installation) : try isBuilt(installation)
    guard !fits else { return }
    throw HostError(
      .fault, "the modules in `\(installation.modules)` are of another build than segue",
      effect: "a file compiled against them would not run",
      remedy: installation.isInstalled
        ? "install segue again with `make install PREFIX=…`" : "run `swift build` once more")
  }

  private static func isStamped(_ installation: Installation) throws -> Bool {
    let stamp = try? String(
      contentsOfFile: "\(installation.modules)/\(fileName)", encoding: .utf8)
    let expected = try of(program: installation.program)
    return stamp?.trimmingCharacters(in: .whitespacesAndNewlines) == expected
  }

  /// In a build folder the program is linked after its modules were written.
  private static func isBuilt(_ installation: Installation) throws -> Bool {
    let linked = try modified(installation.program)
    let slack: TimeInterval = 1
    return try Installation.moduleNames.allSatisfy { name in
      try modified("\(installation.modules)/\(name).swiftmodule") <= linked + slack
    }
  }

  private static func modified(_ path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.modificationDate] as? Date ?? .distantPast
  }
}
