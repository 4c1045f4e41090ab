import Foundation
import SegueFindings

/// What the process that shows a view tells: one line each, a word and JSON.
enum LiveMessage {
  /// What is shown; every page begins with it.
  struct StageNote: Encodable {
    var file: String
    var preview: String
    var view: String
    var width: Double
    var height: Double
    /// Raised with every reload.
    var generation: Int
  }

  /// Something that was done, or is to be remarked.
  struct Words: Encodable {
    var time: Double
    var text: String
  }

  struct Problem: Encodable {
    var what: String
    var effect: String
    var remedy: String
    var details: String

    init(_ error: HostError) {
      what = error.message.what
      effect = error.message.effect
      remedy = error.message.remedy
      details = error.details.trimmingCharacters(in: .newlines)
    }
  }

  static func line(_ name: String, _ content: some Encodable) -> String {
    line(name, json: json(content))
  }

  static func line(_ name: String, json: String) -> String { "\(name) \(json)" }

  /// JSON in one line; numbers that JSON has no words for become 0.
  static func json(_ content: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "0", negativeInfinity: "0", nan: "0")
    guard let data = try? encoder.encode(content) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
