import SegueFindings

/// The arguments of `segue check`.
struct CheckOptions {
  var paths: [String]
  var fixes = false
  var showsDiff = false
  var format: ReportFormat
  var output: String?
  var only: Set<String> = []
  var disable: Set<String> = []
  var enable: Set<String> = []
  /// What is shown and what fails the run, where it is chosen.
  var severity: Severity?
  var project = false
  var configuration: String?
  var usesConfiguration = true
  var baseline: String?
  var writesBaseline: String?
  var exclude: [Glob]
  var jobs: Int?
  var inputName: String
  var isQuiet = false

  static let table = OptionTable(
    usage: """
      usage: segue check [options] [paths]

      Checks Swift files for transitions and animations that do not do what they seem to say.
      A path is a file, a folder, a pattern such as 'Sources/**/*View.swift', or - for standard
      input. Without a path the working folder is checked.

      exit status: 0 clean, 1 findings at or above the chosen severity, 2 usage,
      3 something could not be read or written
      """,
    options: [
      .init(name: "--fix", value: nil, help: "apply the safe fixes and say what changed"),
      .init(name: "--diff", value: nil, help: "show the safe fixes as a patch; write nothing"),
      .init(
        name: "--format", value: "FORMAT", help: "text (default), json, sarif, github or xcode"),
      .init(name: "--output", value: "FILE", help: "write the report to a file"),
      .init(name: "--only", value: "RULES", help: "apply these rules alone, as in SEG101,SEG110"),
      .init(name: "--disable", value: "RULES", help: "leave these rules out"),
      .init(name: "--enable", value: "RULES", help: "add rules that are off by themselves"),
      .init(
        name: "--severity", value: "LEVEL",
        help: "show and fail from policy, info, warning or error on (default: show info, fail at "
          + "warning)"),
      .init(name: "--project", value: nil, help: "read all files first and judge across files"),
      .init(name: "--config", value: "FILE", help: "use this file and not the nearest .segue.json"),
      .init(name: "--no-config", value: nil, help: "use no .segue.json"),
      .init(name: "--baseline", value: "FILE", help: "leave out the findings listed in a file"),
      .init(name: "--write-baseline", value: "FILE", help: "list all findings in a file"),
      .init(name: "--exclude", value: "PATTERN", help: "leave out the paths that match"),
      .init(name: "--jobs", value: "N", help: "check N files at a time (default: one per core)"),
      .init(name: "--stdin-name", value: "NAME", help: "the name to show for standard input"),
      .init(name: "--quiet", value: nil, help: "print findings only"),
      .init(name: "--help", value: nil, help: "show this text"),
    ])

  init(_ parsed: OptionTable.Parsed) throws(OptionTable.Problem) {
    paths = parsed.rest.isEmpty ? ["."] : parsed.rest
    fixes = parsed.has("--fix")
    showsDiff = parsed.has("--diff")
    project = parsed.has("--project")
    isQuiet = parsed.has("--quiet")
    usesConfiguration = !parsed.has("--no-config")
    output = parsed.last("--output")
    configuration = parsed.last("--config")
    baseline = parsed.last("--baseline")
    writesBaseline = parsed.last("--write-baseline")
    exclude = (parsed.values["--exclude"] ?? []).map(Glob.init)
    inputName = parsed.last("--stdin-name") ?? "<stdin>"
    format = try Self.format(parsed.last("--format"))
    severity = try Self.level(parsed.last("--severity"))
    only = try Self.ids(parsed.list("--only"))
    disable = try Self.ids(parsed.list("--disable"))
    enable = try Self.ids(parsed.list("--enable"))
    if let text = parsed.last("--jobs") {
      guard let count = Int(text), count > 0 else {
        throw OptionTable.Problem(text: "--jobs needs a number from 1, got \(text)")
      }
      jobs = count
    }
  }

  private static func format(_ text: String?) throws(OptionTable.Problem) -> ReportFormat {
    guard let text else { return .text }
    guard let format = ReportFormat(rawValue: text.lowercased()) else {
      throw OptionTable.Problem(
        text: unknown("format", text, ReportFormat.allCases.map(\.rawValue)))
    }
    return format
  }

  private static func level(_ text: String?) throws(OptionTable.Problem) -> Severity? {
    guard let text else { return nil }
    guard let level = Severity(rawValue: text.lowercased()) else {
      throw OptionTable.Problem(text: unknown("severity", text, Severity.allCases.map(\.rawValue)))
    }
    return level
  }

  private static func unknown(_ what: String, _ text: String, _ all: [String]) -> String {
    let nearest = Nearest.name(to: text, among: all)
    return "there is no \(what) \(text)"
      + (nearest.map { "; did you mean \($0)?" } ?? "; choose one of \(all.joined(separator: ", "))")
  }

  private static func ids(_ list: [String]) throws(OptionTable.Problem) -> Set<String> {
    var result: Set<String> = []
    for text in list {
      do {
        result.insert(try Configuration.id(text))
      } catch {
        throw OptionTable.Problem(text: error.text)
      }
    }
    return result
  }
}
