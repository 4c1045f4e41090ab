import Foundation

/// The built `segue`, run in a folder of a test's own.
///
/// A class, because leaving its scope removes the folder.
final class SegueProgram {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: String

  /// Beside the program that runs the tests.
  private static let folderOfPrograms = URL(fileURLWithPath: "/proc/self/exe")
    .resolvingSymlinksInPath().deletingLastPathComponent().path

  init(files: [String: String] = [:]) throws {
    var name = Array("/tmp/segue tests é XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
    folder = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    try FileManager.default.createDirectory(
      atPath: path("tmp"), withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func contents(of name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  /// Starts `segue` and waits for it.
  ///
  /// - Parameter environment: A nil value takes a variable away.
  func run(_ arguments: String..., environment: [String: String?] = [:]) throws -> Run {
    let process = try start(arguments, environment)
    return try process()
  }

  /// Starts `segue`; the result waits for it.
  func start(
    _ arguments: [String], _ environment: [String: String?] = [:]
  ) throws -> () throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(Self.folderOfPrograms)/segue")
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    variables["TMPDIR"] = path("tmp")
    // Kept from one run of the tests to the next: the compiler's modules are slow to make.
    variables["XDG_CACHE_HOME"] = "\(Self.folderOfPrograms)/test-cache"
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    let number = UUID().uuidString
    let output = path("\(number).out")
    let errors = path("\(number).err")
    for file in [output, errors] { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // The folder stays until the result is there.
    return { [self] in
      _ = folder
      process.waitUntilExit()
      return Run(
        status: process.terminationStatus,
        output: try String(contentsOfFile: output, encoding: .utf8),
        errors: try String(contentsOfFile: errors, encoding: .utf8))
    }
  }

  /// What runs left in the folder for temporary files.
  var leftovers: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path("tmp"))) ?? []
  }
}
