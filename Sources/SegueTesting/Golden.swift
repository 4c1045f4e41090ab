private import Foundation

/// A file beside a test that holds what is expected.
///
/// Lies in `Snapshots/TESTFILE/NAME.EXT` next to the test's file. What differs is written beside it
/// as `NAME.new.EXT`; with `SEGUE_ACCEPT=1` in the environment it takes the golden's place.
package struct Golden {
  private let name: String
  private let folder: String
  private let type: String

  package init(_ name: String, type: String, beside file: String) {
    self.name = name
    self.type = type
    let test = URL(fileURLWithPath: file)
    folder =
      test.deletingLastPathComponent().appendingPathComponent("Snapshots")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent).path
  }

  package func path(_ part: String = "") -> String { "\(folder)/\(name)\(part).\(type)" }

  /// Whether what is seen replaces what is expected, as the environment says.
  package static var isAccepting: Bool {
    ProcessInfo.processInfo.environment["SEGUE_ACCEPT"] == "1"
  }

  /// What is expected; nil where there is no golden yet.
  package var content: [UInt8]? { FileManager.default.contents(atPath: path()).map(Array.init) }

  package func write(_ bytes: [UInt8], _ part: String = "") throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path(part)))
  }

  package func removeLeftovers() {
    for part in [".new", ".diff"] { try? FileManager.default.removeItem(atPath: path(part)) }
  }

  /// Compares bytes with the golden.
  ///
  /// - Parameter describe: Says how two contents differ, nil where they count as equal, and may
  ///   write a picture of the difference.
  package func match(
    _ seen: [UInt8], accepting: Bool = Golden.isAccepting,
    describe: ([UInt8]) throws -> String?
  ) throws {
    guard !accepting else {
      try write(seen)
      removeLeftovers()
      return
    }
    guard let expected = content else {
      try write(seen, ".new")
      throw StageFailure(
        expected: "what \(path()) holds", seen: "no such file",
        instead: "look at \(path(".new")), then accept it: SEGUE_ACCEPT=1 swift test")
    }
    guard expected != seen, let difference = try describe(expected) else {
      removeLeftovers()
      return
    }
    try write(seen, ".new")
    throw StageFailure(
      expected: "what \(path()) holds", seen: difference,
      instead: "compare it with \(path(".new")); if that is right: SEGUE_ACCEPT=1 swift test")
  }
}

extension Stage {
  /// Compares what is drawn now with a text beside the test, `Snapshots/TESTFILE/NAME.txt`.
  ///
  /// Where they differ, `NAME.new.txt` is written beside it. `SEGUE_ACCEPT=1 swift test` accepts
  /// what is seen.
  ///
  /// - Throws: A ``StageFailure`` that names the first line that differs, or an error of the file
  ///   system.
  public func matchDrawing(_ name: String, file: StaticString = #filePath) throws {
    try Golden(name, type: "txt", beside: "\(file)").match(Array((drawing + "\n").utf8)) {
      expected in
      let old = String(decoding: expected, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let new = (drawing + "\n").split(separator: "\n", omittingEmptySubsequences: false)
      let line =
        zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
      func text(_ lines: [Substring]) -> String {
        line < lines.count ? "`\(lines[line].trimmingPrefix { $0 == " " })`" : "nothing"
      }
      return "line \(line + 1) is \(text(new)) in place of \(text(old))"
    }
  }
}
