/// The options of a command, and how to read them from its arguments.
struct OptionTable {
  struct Option {
    let name: String
    /// What follows the name, as in `FILE`; nil for a switch.
    let value: String?
    let help: String
  }

  struct Parsed {
    var values: [String: [String]] = [:]
    /// The arguments that belong to no option.
    var rest: [String] = []

    func has(_ name: String) -> Bool { values[name] != nil }
    func last(_ name: String) -> String? { values[name]?.last }
    /// The values of an option that may be repeated or hold a list with commas.
    func list(_ name: String) -> [String] {
      (values[name] ?? []).flatMap { $0.split(separator: ",").map { String($0).trimmed } }
    }
  }

  struct Problem: Error, Equatable { let text: String }

  let usage: String
  let options: [Option]

  /// Reads arguments: `--name value`, `--name=value`, and `--` before those that are no options.
  func parse(_ arguments: [String]) throws(Problem) -> Parsed {
    var parsed = Parsed()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.rest += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.rest.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw Problem(text: unknown(name))
      }
      guard let value = option.value else {
        if parts.count > 1 { throw Problem(text: "\(name) takes no value") }
        parsed.values[name, default: []].append("")
        continue
      }
      if parts.count > 1 {
        parsed.values[name, default: []].append(String(parts[1]))
      } else if let next = rest.popFirst() {
        parsed.values[name, default: []].append(next)
      } else {
        throw Problem(text: "\(name) needs a value: \(name) \(value)")
      }
    }
    return parsed
  }

  private func unknown(_ name: String) -> String {
    let nearest = Nearest.name(to: name, among: options.map(\.name))
    return "there is no option \(name)" + (nearest.map { "; did you mean \($0)?" } ?? "")
  }

  /// The text of `--help`.
  var help: String {
    let width = options.map { label($0).count }.max() ?? 0
    let lines = options.map { option in
      "  " + label(option) + String(repeating: " ", count: width - label(option).count + 2)
        + option.help
    }
    return usage + "\n\noptions:\n" + lines.joined(separator: "\n") + "\n"
  }

  private func label(_ option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }
}
