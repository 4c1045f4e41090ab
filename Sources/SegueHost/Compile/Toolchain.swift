import CHost
import Foundation

/// The compiler that understands the modules this program was built with.
package enum Toolchain {
  /// The compiler beside the runtime library this program runs on, else the first in PATH.
  package static func compiler(environment: [String: String]) throws -> String {
    if let own = besideRuntime() { return own }
    if let found = Programs.find("swiftc", in: environment) { return found }
    throw HostError(
      .file, "there is no Swift compiler", effect: "the file cannot be compiled",
      remedy: "install the Swift 6.3 toolchain and put its usr/bin first in PATH")
  }

  private static func besideRuntime() -> String? {
    guard let name = chost_library_of("swift_retain") else { return nil }
    // …/usr/lib/swift/linux/libswiftCore.so
    var folder = URL(fileURLWithPath: String(cString: name)).resolvingSymlinksInPath()
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let compiler = folder.appendingPathComponent("bin/swiftc").path
    return FileManager.default.isExecutableFile(atPath: compiler) ? compiler : nil
  }
}
