import SegueFindings

/// What to show live, on which stage, and where the page is served.
package struct PreviewOptions: Hashable, Sendable {
  /// The file, and what is asked of its stage.
  package var play: PlayOptions
  /// 0 takes a port that is free.
  package var port = 0

  package var file: String { play.paths.first ?? "" }

  /// Reads what follows `segue preview`.
  ///
  ///     try PreviewOptions(arguments: ["Card.swift", "--dark", "--port", "8080"])
  package init(arguments: [String]) throws {
    var rest: [String] = []
    var words = arguments[...]
    var port: String?
    while let word = words.popFirst() {
      if word == "--" {
        rest += [word] + words
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts.first ?? "")
      if option == "--port" {
        guard let value = parts.count > 1 ? String(parts[1]) : words.popFirst() else {
          throw Self.wrong("`--port` needs a value", "write `--port 8080`")
        }
        port = value
        continue
      }
      if option.hasPrefix("-"), word != "-" {
        guard let takesValue = Self.known[option] else { throw Self.unknown(option) }
        rest.append(word)
        if takesValue, parts.count == 1, let value = words.popFirst() { rest.append(value) }
      } else {
        rest.append(word)
      }
    }
    guard rest.contains(where: { !$0.isEmpty }) else {
      throw Self.wrong("no file is given", "write `segue preview FILE.swift`")
    }
    do {
      play = try PlayOptions(arguments: rest)
    } catch var error as HostError {
      error.message.effect = Self.nothing
      if error.message.what == "no file is given" {
        error.message.remedy = "write `segue preview FILE.swift`"
      }
      throw error
    }
    guard play.paths.count == 1 else {
      throw Self.wrong("several files are given", "write `segue preview FILE.swift`, one by one")
    }
    if let port { self.port = try Self.port(port) }
  }

  private static func port(_ text: String) throws -> Int {
    guard let number = Int(text), (0...65535).contains(number) else {
      throw wrong("`--port \(text)` is not a port from 0 to 65535", "write `--port 8080`")
    }
    return number
  }

  /// Options of a play that mean something here, and whether they take a value.
  private static let known = [
    "--preview": true, "--size": true, "--scale": true, "--fps": true, "--swift": true,
    "--dark": false, "--rtl": false, "--reduce-motion": false,
  ]

  private static func unknown(_ option: String) -> HostError {
    let nearest = Nearness.sorted(Array(known.keys) + ["--port"], to: option).first ?? "--help"
    return wrong("there is no option `\(option)`", "did you mean `\(nearest)`?")
  }

  private static let nothing = "nothing is shown"

  private static func wrong(_ what: String, _ remedy: String) -> HostError {
    HostError(.usage, what, effect: nothing, remedy: remedy)
  }
}
