import Foundation

/// Compiles the file in a thread of its own, while the last view goes on.
///
/// A class, because the thread leaves the result in it; the lock guards that.
final class LiveCompilation: @unchecked Sendable {
  /// What a stage process needs.
  struct Product {
    var request: PlayRequest
    /// Holds the request, and the library where it could not be kept.
    var folder: WorkFolder
    /// The compiler's warnings.
    var diagnostics: String
  }

  private let lock = NSLock()
  private var outcome: Result<Product, HostError>?

  /// - Parameters:
  ///   - options: What to show; the first path is the file.
  ///   - wake: Gets a byte when the result is there.
  init(
    _ options: PlayOptions, installation: Installation,
    outline: @escaping @Sendable (_ path: String, _ text: String) -> FileOutline, wake: Int32
  ) {
    Thread.detachNewThread { [self] in
      let outcome = Result { try Self.compile(options, installation, outline) }
        .mapError { $0 as? HostError ?? Self.unforeseen($0) }
      lock.withLock { self.outcome = outcome }
      _ = write(wake, "c", 1)
    }
  }

  /// nil while the compiler works.
  var result: Result<Product, HostError>? { lock.withLock { outcome } }

  private static func compile(
    _ options: PlayOptions, _ installation: Installation,
    _ outline: @Sendable (String, String) -> FileOutline
  ) throws -> Product {
    let path = options.paths.first ?? ""
    let text = try Player.read(path)
    let entry = try outline(path, text).entry(preview: options.preview, file: path)
    let folder = try WorkFolder()
    var compiler = FileCompiler(installation: installation)
    compiler.languageMode = options.languageMode
    let compiled = try compiler.compile(
      FileCompiler.Source(path: path, text: text, entry: entry), in: folder)
    let request = PlayRequest(
      library: compiled.library, file: path, entry: entry, options: options)
    try request.write(to: folder)
    return Product(request: request, folder: folder, diagnostics: compiled.diagnostics)
  }

  private static func unforeseen(_ error: any Error) -> HostError {
    HostError(
      .fault, "\(error)", effect: "the view cannot be shown",
      remedy: "save the file again; if it stays, it is a fault of segue")
  }
}
