extension PlayOptions {
  /// Reads what follows `segue play`.
  ///
  ///     try PlayOptions(arguments: ["Card.swift", "--tap", "Open", "--size", "300x200"])
  package init(arguments: [String]) throws {
    self.init()
    var rest = arguments[...]
    var onlyPaths = false
    while let word = rest.popFirst() {
      if onlyPaths || !word.hasPrefix("-") || word == "-" {
        paths.append(word)
      } else if word == "--" {
        onlyPaths = true
      } else {
        try read(word, &rest)
      }
    }
    guard !paths.isEmpty else {
      throw HostError(
        .usage, "no file is given", effect: "there is nothing to play",
        remedy: "write `segue play FILE.swift`")
    }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws {
    var option = word
    var attached: String?
    if let equals = word.firstIndex(of: "=") {
      option = String(word[..<equals])
      attached = String(word[word.index(after: equals)...])
    }
    if let flag = Self.flags[option] {
      guard attached == nil else {
        throw Self.wrong("`\(option)` takes no value", "write `\(option)` alone")
      }
      self[keyPath: flag] = true
      return
    }
    guard let reader = Self.readers[option] else { throw Self.unknown(option) }
    guard let value = attached ?? rest.popFirst() else {
      throw Self.wrong("`\(option)` needs a value", "write `\(option) \(Self.sample(option))`")
    }
    try reader(&self, value)
  }

  private nonisolated(unsafe) static let flags: [String: WritableKeyPath<PlayOptions, Bool>] = [
    "--dark": \.isDark, "--rtl": \.isRightToLeft, "--reduce-motion": \.reducesMotion,
    "--json": \.printsJSON, "--html": \.writesPage,
  ]

  private static let readers: [String: @Sendable (inout PlayOptions, String) throws -> Void] = [
    "--preview": { $0.preview = $1 },
    "--tap": { $0.taps.append(Tap($1)) },
    "--out": { options, value in
      guard !value.isEmpty else { throw wrong("`--out` is empty", "write `--out out`") }
      options.output = value
    },
    "--size": { $0.size = try size($1) },
    "--scale": { $0.scale = try number("--scale", $1, 0.5...4) },
    "--fps": { $0.framesPerSecond = Int(try number("--fps", $1, 1...240, isWhole: true)) },
    "--seconds": { $0.seconds = try number("--seconds", $1, 0.1...600) },
    "--swift": { $0.languageMode = Int(try number("--swift", $1, 5...6, isWhole: true)) },
  ]

  private static func number(
    _ option: String, _ text: String, _ range: ClosedRange<Double>, isWhole: Bool = false
  ) throws -> Double {
    guard let value = Double(text), range.contains(value), !isWhole || value.rounded() == value
    else {
      let kind = isWhole ? "a whole number" : "a number"
      let low = short(range.lowerBound)
      let high = short(range.upperBound)
      throw wrong(
        "`\(option) \(text)` is not \(kind) from \(low) to \(high)",
        "write `\(option) \(sample(option))`")
    }
    return value
  }

  private static func size(_ text: String) throws -> StageSize {
    let parts = text.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) }
    let range = 1.0...4096
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      range.contains(width), range.contains(height)
    else {
      throw wrong(
        "`--size \(text)` is not a width and a height from 1 to 4096 points",
        "write `--size \(sample("--size"))`")
    }
    return StageSize(width: width, height: height)
  }

  private static func sample(_ option: String) -> String {
    let samples = [
      "--preview": "\"Detail\"", "--tap": "\"Open\"", "--out": "out", "--size": "390x844",
      "--scale": "2", "--fps": "60", "--seconds": "5", "--swift": "6",
    ]
    return samples[option] ?? "VALUE"
  }

  private static func unknown(_ option: String) -> HostError {
    let known = Array(flags.keys) + Array(readers.keys)
    let nearest = Nearness.sorted(known, to: option).first ?? "--help"
    return wrong("there is no option `\(option)`", "did you mean `\(nearest)`?")
  }

  private static func wrong(_ what: String, _ remedy: String) -> HostError {
    HostError(.usage, what, effect: "nothing was played", remedy: remedy)
  }

  private static func short(_ value: Double) -> String {
    value.rounded() == value ? String(Int(value)) : String(value)
  }
}
