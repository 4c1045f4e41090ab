import Foundation

/// Plays one file: compiles it, runs it in a process of its own, and brings in the results.
package struct Player {
  package var options: PlayOptions
  package var installation: Installation
  /// Reads what a file declares; the source is not looked at in any other way.
  package var outline: @Sendable (_ path: String, _ text: String) -> FileOutline

  package init(
    options: PlayOptions, installation: Installation,
    outline: @escaping @Sendable (_ path: String, _ text: String) -> FileOutline
  ) {
    self.options = options
    self.installation = installation
    self.outline = outline
  }

  /// What a play left behind.
  package struct Result {
    package var timeline: Timeline
    /// The files written, as the user would name them.
    package var files: [String]
    /// The compiler's warnings.
    package var diagnostics: String
  }

  /// Plays a file into a folder.
  package func play(_ path: String, into output: String) throws -> Result {
    let text = try Self.read(path)
    let entry = try outline(path, text).entry(preview: options.preview, file: path)
    let results = try ResultFolder(output)
    try BuildStamp.check(installation)
    let folder = try WorkFolder()
    var compiler = FileCompiler(installation: installation)
    compiler.languageMode = options.languageMode
    compiler.usesColor = isatty(STDERR_FILENO) != 0
    let compiled = try compiler.compile(
      FileCompiler.Source(path: path, text: text, entry: entry), in: folder)
    try PlayRequest(
      library: compiled.library, file: path, entry: entry, options: options
    ).write(to: folder)
    let timeline = try run(path, in: folder)
    let files = try results.take(from: folder(StageProcess.results))
    return Result(timeline: timeline, files: files, diagnostics: compiled.diagnostics)
  }

  static func read(_ path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw unreadable(path)
    }
  }

  private static func unreadable(_ path: String) -> HostError {
    var isFolder: ObjCBool = false
    let effect = "there is nothing to play"
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return HostError(
        .file, "there is no file `\(path)`", effect: effect, remedy: "check the name")
    }
    guard access(path, R_OK) == 0 else {
      return HostError(
        .file, "`\(path)` may not be read", effect: effect,
        remedy: "allow it with `chmod u+r`")
    }
    return HostError(
      .file, isFolder.boolValue ? "`\(path)` is a folder" : "`\(path)` is no UTF-8 text",
      effect: effect, remedy: "name a file of Swift source")
  }

  /// Runs the compiled file on a stage.
  private func run(_ path: String, in folder: WorkFolder) throws -> Timeline {
    let launcher = StageLauncher(installation: installation, folder: folder)
    var child = launcher.process(StageProcess.command)
    if options.printsJSON { child.output = STDERR_FILENO }
    let errors = try FilteredErrors()
    child.errors = errors.descriptor
    let end = try child.run()
    errors.finish()
    if case .exit(0) = end, let outcome = PlayOutcome(folder: folder.path) {
      switch outcome {
      case .played(let timeline): return timeline
      case .failed(let error): throw error
      }
    }
    throw launcher.crash(of: path, end: end).error
  }
}
