/// A value of the data that a page carries.
enum PageValue: Hashable {
  /// Written with up to so many digits after the point; what is not finite becomes 0.
  case number(Double, digits: Int)
  case string(String)
  case array([PageValue])
  /// What is JSON already.
  case json(String)
  /// Members in the order in which they are written.
  case object([Member])

  struct Member: Hashable {
    var name: String
    var value: PageValue
  }

  static func int(_ value: Int) -> PageValue { .number(Double(value), digits: 0) }

  /// Points, to a hundredth.
  static func points(_ value: some BinaryFloatingPoint) -> PageValue {
    .number(Double(value), digits: 2)
  }

  /// Factors and shares, to a ten-thousandth.
  static func factor(_ value: some BinaryFloatingPoint) -> PageValue {
    .number(Double(value), digits: 4)
  }

  /// Seconds, to a microsecond.
  static func seconds(_ value: Double) -> PageValue { .number(value, digits: 6) }

  /// JSON that may stand inside a script element: it holds no `<`.
  var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .number(let value, let digits): text += Self.short(value, digits: digits)
    case .string(let value): Self.quote(value, to: &text)
    // Only inside of its strings is there any `<`.
    case .json(let value): text += value.replacing("<", with: "\\u003c")
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A number without zeros that say nothing.
  ///
  ///     PageValue.short(12.3456, digits: 2)  // "12.35"
  static func short(_ value: Double, digits: Int) -> String {
    var factor = 1
    for _ in 0..<digits { factor *= 10 }
    let scaled = (value * Double(factor)).rounded()
    guard scaled.isFinite else { return "0" }
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let count = Int(scaled)
    let (whole, rest) = (count.magnitude / UInt(factor), count.magnitude % UInt(factor))
    let sign = count < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var fraction = String(rest)
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(fraction)".leadingZero
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "<", "\u{2028}", "\u{2029}", "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension String {
  /// JSON wants a digit before the point.
  fileprivate var leadingZero: String {
    hasPrefix(".") ? "0" + self : hasPrefix("-.") ? "-0" + dropFirst() : self
  }
}
