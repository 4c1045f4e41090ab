import Foundation
import SegueFindings

/// The findings of an old project that are not to be reported again.
///
/// A finding is known by its rule, its file and the text of its line, so that it stays known when
/// code before it moves, and comes back when its own line changes.
struct Baseline {
  private struct Entry: Codable, Hashable {
    let rule: String
    let file: String
    let line: String
  }

  private struct Counted: Codable {
    let rule: String
    let file: String
    let line: String
    let count: Int
  }

  private struct Document: Codable {
    let version: Int
    let findings: [Counted]
  }

  struct Problem: Error { let text: String }

  private var counts: [Entry: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings { counts[Self.entry(finding), default: 0] += 1 }
  }

  init(json bytes: [UInt8]) throws(Problem) {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
      throw Problem(text: "it is no baseline; write one with --write-baseline")
    }
    guard document.version == 1 else {
      throw Problem(text: "it has version \(document.version), and only version 1 is known")
    }
    for item in document.findings {
      counts[Entry(rule: item.rule, file: item.file, line: item.line), default: 0] += item.count
    }
  }

  var json: String {
    let items = counts.map {
      Counted(rule: $0.key.rule, file: $0.key.file, line: $0.key.line, count: $0.value)
    }.sorted { ($0.file, $0.rule, $0.line) < ($1.file, $1.rule, $1.line) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers always encode.
    let data = (try? encoder.encode(Document(version: 1, findings: items))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Takes the known findings away, each as often as it was known.
  func filter(_ findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      let entry = Self.entry(finding)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  private static func entry(_ finding: Finding) -> Entry {
    let file = finding.location.file
    return Entry(
      rule: finding.reason.id, file: file.hasPrefix("./") ? String(file.dropFirst(2)) : file,
      line: (finding.sourceLine ?? "").trimmed)
  }
}
