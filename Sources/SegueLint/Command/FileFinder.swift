import Foundation

/// Finds the Swift files below paths.
struct FileFinder {
  /// In the order of the paths, each once.
  private(set) var files: [String] = []
  /// What could not be read, with the reason.
  private(set) var problems: [String] = []
  private let excluded: [Glob]
  private var seenFolders: Set<String> = []
  private var seenFiles: Set<String> = []

  /// Folders of tools and of other people's code.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build",
  ]

  init(excluding patterns: [Glob]) { excluded = patterns }

  /// Adds a file, the files below a folder, or those that a pattern matches.
  mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { walk(path) } else { append(path) }
    } else if Glob.isPattern(path) {
      expand(path)
    } else {
      problems.append("\(path): there is no such file or folder")
    }
  }

  private mutating func expand(_ pattern: String) {
    let fixed = pattern.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !Glob.isPattern(String($0)) }.joined(separator: "/")
    let root = fixed.isEmpty ? (pattern.hasPrefix("/") ? "/" : ".") : fixed
    var inner = FileFinder(excluding: excluded)
    inner.walk(root)
    let glob = Glob(pattern)
    let matching = inner.files.map {
      $0.hasPrefix("./") && root == "." ? String($0.dropFirst(2)) : $0
    }
    .filter(glob.matches)
    if matching.isEmpty { problems.append("\(pattern): no Swift file matches") }
    matching.forEach { append($0) }
    problems += inner.problems
  }

  private mutating func walk(_ start: String) {
    // A stack of its own instead of recursion: folders may be nested deeply.
    var open = [start]
    while let folder = open.popLast() {
      // A folder reached again through a link is not entered again.
      guard seenFolders.insert(Self.realPath(folder)).inserted else { continue }
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        problems.append("\(folder): the folder cannot be read")
        continue
      }
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        switch Self.kind(of: path) {
        case .folder where !Self.skipped.contains(name) && !isExcluded(path): folders.append(path)
        case .file where name.hasSuffix(".swift"): append(path)
        default: break
        }
      }
      open += folders.reversed()
    }
  }

  private mutating func append(_ path: String) {
    guard !isExcluded(path), seenFiles.insert(Self.realPath(path)).inserted else { return }
    files.append(path)
  }

  private func isExcluded(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return excluded.contains { $0.matches(plain) || $0.matches(path) }
  }

  private enum Kind { case file, folder, other }

  private static func kind(of path: String) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  private static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
