import Foundation

/// The files that one command plays.
package struct Playlist {
  package struct Entry: Hashable, Sendable {
    /// The source as the user would write it.
    package var path: String
    /// The folder of its results.
    package var output: String
  }

  package let entries: [Entry]
  private let options: PlayOptions

  /// Finds the files; a folder stands for the Swift files in it, also in folders below.
  package init(_ options: PlayOptions) throws {
    self.options = options
    let paths = try options.paths.flatMap(Self.files)
    guard paths.count > 1 else {
      entries = paths.map { Entry(path: $0, output: options.output) }
      return
    }
    var taken: Set<String> = []
    entries = paths.map { path in
      let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      var name = stem
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return Entry(path: path, output: "\(options.output)/\(name)")
    }
  }

  private static func files(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let found = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
    guard !found.isEmpty else {
      throw HostError(
        .file, "there is no Swift file in `\(path)`", effect: "there is nothing to play",
        remedy: "name a folder with Swift files, or a file")
    }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return found.sorted().map { "\(folder)/\($0)" }
  }

  /// Plays one after the other; the first status that is not 0.
  ///
  /// Several plays leave a page with all their pictures beside their folders.
  package func play(
    with player: Player, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    var status: Int32 = 0
    var page = IndexPage()
    var passedOver: HostError?
    for entry in entries {
      var problem: String?
      do {
        let result = try player.play(entry.path, into: entry.output)
        if !result.diagnostics.isEmpty { errors(Self.trimmed(result.diagnostics)) }
        output(try text(for: result))
      } catch {
        let known = error as? HostError ?? Self.unforeseen(error)
        guard !known.isWithoutViews || options.paths.contains(entry.path) else {
          passedOver = known
          continue
        }
        if !known.details.isEmpty { errors(Self.trimmed(known.details)) }
        errors("\(known)")
        problem = "\(known)"
        if status == 0 { status = known.status.rawValue }
      }
      page.add(
        IndexPage.Item(
          title: entry.path, folder: URL(fileURLWithPath: entry.output).lastPathComponent,
          problem: problem))
    }
    if let passedOver, page.items.isEmpty {
      errors("\(passedOver)")
      return passedOver.status.rawValue
    }
    guard entries.count > 1 else { return status }
    do {
      let name = "\(options.output)/index.html"
      try ResultFolder(options.output).write(page.html, to: "index.html")
      if !options.printsJSON { output(name + "\n") }
    } catch {
      errors("\(error)")
      if status == 0 { status = (error as? HostError)?.status.rawValue ?? 70 }
    }
    return status
  }

  private func text(for result: Player.Result) throws -> String {
    guard options.printsJSON else { return Report(result.timeline, files: result.files).text }
    return String(decoding: try result.timeline.json(), as: UTF8.self)
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .newlines)
  }

  private static func unforeseen(_ error: any Error) -> HostError {
    HostError(
      .fault, "\(error)", effect: "the play could not be finished",
      remedy: "run it again; if it stays, it is a fault of segue")
  }
}
