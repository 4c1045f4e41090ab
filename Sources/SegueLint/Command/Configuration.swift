package import SegueFindings
import Foundation

/// What a project says in its `.segue.json`.
///
///     {
///       "disable": ["SEG142"],
///       "enable": ["SEG170"],
///       "severity": { "SEG130": "info" },
///       "exclude": ["Generated/**"],
///       "motionTokens": ["Tokens.Motion"]
///     }
package struct Configuration: Sendable, Equatable {
  package var only: Set<String> = []
  package var disable: Set<String> = []
  package var enable: Set<String> = []
  package var severity: [String: Severity] = [:]
  /// The severity from which on a finding fails the run.
  package var fail: Severity?
  package var exclude: [String] = []
  package var motionTokens: [String] = []
  package var project = false
  /// The path of the baseline, as it is reached from the working folder.
  package var baseline: String?

  package static let fileName = ".segue.json"
  private static let keys = [
    "only", "disable", "enable", "severity", "fail", "exclude", "motionTokens", "project",
    "baseline",
  ]

  package init() {}

  struct Problem: Error, Equatable { let text: String }

  /// Reads a configuration; `folder` is where it lies, for the paths in it.
  init(json bytes: [UInt8], folder: String) throws(Problem) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      throw Problem(text: "it is no JSON object")
    }
    for key in object.keys.sorted() where !Self.keys.contains(key) {
      let nearest = Nearest.name(to: key, among: Self.keys)
      throw Problem(
        text: "there is no setting `\(key)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    }
    only = try Self.ids(object["only"], "only")
    disable = try Self.ids(object["disable"], "disable")
    enable = try Self.ids(object["enable"], "enable")
    fail = try Self.severity(object["fail"], "fail")
    exclude = try Self.strings(object["exclude"], "exclude").map { Self.join(folder, $0) }
    motionTokens = try Self.strings(object["motionTokens"], "motionTokens")
    if let value = object["project"] {
      guard let flag = value as? Bool else { throw Problem(text: "`project` is true or false") }
      project = flag
    }
    if let value = object["baseline"] {
      guard let path = value as? String else { throw Problem(text: "`baseline` is a path") }
      baseline = Self.join(folder, path)
    }
    guard let levels = object["severity"] else { return }
    guard let levels = levels as? [String: Any] else {
      throw Problem(text: "`severity` is an object such as { \"SEG142\": \"info\" }")
    }
    for (id, level) in levels {
      let id = try Self.id(id)
      severity[id] = try Self.severity(level, "severity.\(id)")
    }
  }

  private static func strings(_ value: Any?, _ key: String) throws(Problem) -> [String] {
    guard let value else { return [] }
    guard let list = value as? [String] else {
      throw Problem(text: "`\(key)` is a list of strings")
    }
    return list
  }

  private static func ids(_ value: Any?, _ key: String) throws(Problem) -> Set<String> {
    var result: Set<String> = []
    for text in try strings(value, key) { result.insert(try id(text)) }
    return result
  }

  /// A rule's id, from an id or a name.
  static func id(_ text: String) throws(Problem) -> String {
    let all = RuleBook.all.map(\.reason)
    if let found = all.first(where: { $0.id == text.uppercased() || $0.name == text.lowercased() })
    {
      return found.id
    }
    let nearest = Nearest.name(to: text, among: all.map(\.id) + all.map(\.name))
    throw Problem(
      text: "there is no rule \(text)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }

  static func severity(_ value: Any?, _ key: String) throws(Problem) -> Severity? {
    guard let value else { return nil }
    guard let text = value as? String, let level = Severity(rawValue: text) else {
      throw Problem(text: "`\(key)` is one of policy, info, warning, error")
    }
    return level
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder + "/" + path
  }

  /// The nearest configuration upwards from a path; the folder is written relative to the path
  /// where that is possible.
  static func find(from path: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let start = URL(fileURLWithPath: exists ? path : ".").standardizedFileURL
    var folder = exists && !isFolder.boolValue ? start.deletingLastPathComponent() : start
    while true {
      let candidate = folder.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: candidate) { return Self.relative(candidate) }
      let outer = folder.deletingLastPathComponent().standardizedFileURL
      if outer.path == folder.path { return nil }
      folder = outer
    }
  }

  private static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
