import Foundation
import SegueFindings

/// Compiles one file of the user against Segue's modules.
package struct FileCompiler {
  /// The user's file.
  package struct Source {
    /// As the user wrote it; diagnostics show it.
    package var path: String
    package var text: String
    /// A view to present although no preview does; nil where the file says what to show.
    package var entry: String?

    package init(path: String, text: String, entry: String? = nil) {
      self.path = path
      self.text = text
      self.entry = entry
    }
  }

  package var installation: Installation
  /// 5 or 6.
  package var languageMode = 5
  package var usesColor = false
  package var environment = ProcessInfo.processInfo.environment

  package init(installation: Installation) {
    self.installation = installation
  }

  /// Compiles a file, or finds it compiled.
  ///
  /// - Parameter folder: Where to leave the library if it cannot be kept in the cache.
  /// - Throws: What the compiler said, under ``ExitStatus/compile``.
  package func compile(_ source: Source, in folder: WorkFolder) throws -> CompiledFile {
    let compiler = try Toolchain.compiler(environment: environment)
    let fingerprint = try fingerprint(of: source, compiler: compiler)
    let cache = CompileCache(environment: environment)
    if let kept = cache.find(fingerprint) { return kept }

    let library = folder("file.so")
    var arguments = [
      "-swift-version", "\(languageMode)", "-parse-as-library", "-Onone", "-g", "-D", "DEBUG",
      "-module-name", "Played_\(fingerprint.prefix(12))", "-emit-library", "-o", library,
      "-I", installation.modules, "-load-plugin-executable",
      "\(installation.macros)#SegueMacros",
      usesColor ? "-color-diagnostics" : "-no-color-diagnostics",
    ]
    if let entry = source.entry {
      let overlay = SourceOverlay(path: Self.absolute(source.path), text: source.text, view: entry)
      arguments += ["-vfsoverlay", try overlay.write(to: folder)]
    }
    // A name that begins with a hyphen would be an option.
    arguments.append(source.path.hasPrefix("-") ? Self.absolute(source.path) : source.path)
    let said = folder("compiler.txt")
    let end = try run(compiler, arguments, writingTo: said)
    let diagnostics = Self.withoutDriver((try? String(contentsOfFile: said, encoding: .utf8)) ?? "")
    guard end == .exit(0) else { throw failure(source, diagnostics, end) }
    return cache.keep(
      CompiledFile(library: library, diagnostics: diagnostics), as: fingerprint)
  }

  private func run(
    _ compiler: String, _ arguments: [String], writingTo path: String
  ) throws -> ChildProcess.End {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    var child = ChildProcess(program: compiler, arguments: arguments)
    child.environment = environment
    // What the compiler forgets goes with the work folder; its driver traps where the name of its
    // folder is not ASCII.
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    child.environment["TMPDIR"] = folder.allSatisfy(\.isASCII) ? folder : "/tmp"
    child.output = descriptor
    child.errors = descriptor
    return try child.run()
  }

  /// Leaves out what the compiler says about its own steps.
  private static func withoutDriver(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("error: emit-module command failed") && $0 != "error: fatalError" }
      .joined(separator: "\n")
  }

  private func failure(
    _ source: Source, _ diagnostics: String, _ end: ChildProcess.End
  ) -> HostError {
    var error = HostError(
      .compile, "`\(source.path)` does not compile", effect: "",
      remedy: "see the compiler's messages above")
    error.details = diagnostics
    if case .signal(let number) = end {
      error.message.what = "the compiler ended by signal \(number) at `\(source.path)`"
    }
    if diagnostics.contains("cannot be imported by the Swift") {
      error.status = .fault
      error.message.remedy = "build segue again with the compiler that is installed now"
    }
    return error
  }

  /// Everything that changes what the compiler makes of a file.
  private func fingerprint(of source: Source, compiler: String) throws -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(Self.absolute(source.path))
    fingerprint.add(source.path)
    fingerprint.add(source.text)
    fingerprint.add(source.entry ?? "")
    fingerprint.add("\(languageMode) \(usesColor)")
    fingerprint.add(compiler)
    fingerprint.add(installation.program)
    fingerprint.add(try BuildStamp.of(program: installation.program))
    return fingerprint.text
  }

  package static func absolute(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder)).standardizedFileURL
      .path
  }
}
