import Foundation

/// Where the parts of Segue lie that a user's file is compiled against.
///
/// Two layouts are known: a build folder, and `lib/segue` under the prefix of an installation.
package struct Installation: Hashable, Sendable {
  /// The running program, links resolved.
  package var program: String
  /// The folder of `SwiftUI.swiftmodule` and the modules behind it.
  package var modules: String
  /// The program that expands macros.
  package var macros: String
  /// True where `make install` put the program.
  package var isInstalled: Bool

  /// The modules a user's file sees, directly or through another one.
  package static let moduleNames = [
    "SwiftUI", "SegueUI", "SegueGeometry", "SegueMotion", "SegueDisplay", "SegueFindings",
  ]

  /// Finds the parts beside a program.
  ///
  /// - Parameter program: The path of `segue` itself; links are followed.
  package init(program: String) throws {
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    let folder = real.deletingLastPathComponent().path
    self.program = real.path
    isInstalled = FileManager.default.fileExists(atPath: "\(folder)/modules/SwiftUI.swiftmodule")
    modules = isInstalled ? "\(folder)/modules" : "\(folder)/Modules"
    macros = isInstalled ? "\(folder)/SegueMacros" : "\(folder)/SegueMacros-tool"
    let needed = Self.moduleNames.map { "\(modules)/\($0).swiftmodule" } + [macros]
    if let missing = needed.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw HostError(
        .fault, "`\(missing)` is missing", effect: "no file can be compiled without it",
        remedy: "build segue again, or install it with `make install PREFIX=…`")
    }
  }

  /// The parts beside the program that runs now.
  package static func current() throws -> Installation {
    try Installation(program: ownProgram())
  }

  /// The path of the program that runs now.
  package static func ownProgram() throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }
}
