import Foundation

/// What a person does on the page to the view.
package enum LiveInput: Hashable, Sendable {
  package enum Phase: String, Sendable {
    case down, move, up, cancel
  }

  /// A finger, in the stage's points.
  case pointer(Phase, x: Double, y: Double)
  /// Characters for the field that was tapped last.
  case text(String)
  /// The last character of that field goes.
  case deleteBackward

  /// Characters that one input may bring.
  package static let textLimit = 1000

  /// Reads `{"pointer":"down","x":10,"y":20}`, `{"text":"a"}` or `{"key":"Backspace"}`.
  package init?(json: [UInt8]) {
    struct Form: Decodable {
      var pointer: String?
      var x: Double?
      var y: Double?
      var text: String?
      var key: String?
    }
    guard let form = try? JSONDecoder().decode(Form.self, from: Data(json)) else { return nil }
    if let word = form.pointer {
      guard let phase = Phase(rawValue: word), let x = form.x, let y = form.y,
        abs(x) < 1e5, abs(y) < 1e5
      else { return nil }
      self = .pointer(phase, x: x, y: y)
    } else if let text = form.text {
      let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      guard !text.isEmpty, text.count <= Self.textLimit, isPlain else { return nil }
      self = .text(text)
    } else if form.key == "Backspace" {
      self = .deleteBackward
    } else {
      return nil
    }
  }

  /// One line without an end; `init(line:)` reads it back.
  package var line: String {
    switch self {
    case .pointer(let phase, let x, let y): "\(phase.rawValue) \(x) \(y)"
    case .text(let text): "text \(text)"
    case .deleteBackward: "delete"
    }
  }

  package init?(line: some StringProtocol) {
    let line = String(line)
    if line.hasPrefix("text ") {
      self = .text(String(line.dropFirst(5)))
      return
    }
    if line == "delete" {
      self = .deleteBackward
      return
    }
    let words = line.split(separator: " ")
    guard words.count == 3, let phase = Phase(rawValue: String(words[0])),
      let x = Double(words[1]), let y = Double(words[2])
    else { return nil }
    self = .pointer(phase, x: x, y: y)
  }
}
