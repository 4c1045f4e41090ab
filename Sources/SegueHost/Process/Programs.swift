import Foundation

/// Finds programs the way a shell does.
package enum Programs {
  /// The path of a program in PATH; nil where there is none.
  package static func find(_ name: String, in environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":", omittingEmptySubsequences: true)
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
