import Foundation
import SegueFindings
import SegueHost
import Testing

@Suite struct InstallationTests {
  /// A folder that looks like `lib/segue` of an installation.
  private func makeInstallation(stamp: String) throws -> WorkFolder {
    let folder = try WorkFolder(prefix: "segue installation ")
    let modules = folder("modules")
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let names = Installation.moduleNames.map { "\(modules)/\($0).swiftmodule" }
    for name in names + [folder("SegueMacros"), folder("segue")] {
      try Data().write(to: URL(fileURLWithPath: name))
    }
    try Data(stamp.utf8).write(to: URL(fileURLWithPath: "\(modules)/\(BuildStamp.fileName)"))
    return folder
  }

  @Test func `parts are found beside the program, through links`() throws {
    let folder = try makeInstallation(stamp: "unknown")
    let link = folder("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder("segue"))
    let installation = try Installation(program: link)
    #expect(installation.isInstalled)
    #expect(installation.modules.hasSuffix("/modules"))
    try BuildStamp.check(installation)
  }

  @Test func `modules of another build are refused`() throws {
    let folder = try makeInstallation(stamp: "0123abcd")
    let installation = try Installation(program: folder("segue"))
    let error = #expect(throws: HostError.self) { try BuildStamp.check(installation) }
    #expect(error?.status == .fault)
    #expect(
      error?.message.what
        == "the modules in `\(installation.modules)` are of another build than segue")
    #expect(error?.message.remedy == "install segue again with `make install PREFIX=…`")
  }

  @Test func `a missing part is named`() throws {
    let folder = try makeInstallation(stamp: "")
    try FileManager.default.removeItem(atPath: folder("SegueMacros"))
    let error = #expect(throws: HostError.self) { try Installation(program: folder("segue")) }
    #expect(error?.message.what.hasSuffix("SegueMacros` is missing") == true)
  }
}
