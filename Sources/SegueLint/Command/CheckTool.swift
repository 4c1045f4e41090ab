import Foundation
import SegueFindings

/// The command `segue check`.
package enum CheckTool {
  /// Runs the command and gives back its exit status.
  package static func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do {
      let parsed = try CheckOptions.table.parse(arguments)
      if parsed.has("--help") {
        console.out(CheckOptions.table.help)
        return ExitStatus.clean
      }
      return try CheckTool.check(CheckOptions(parsed), console)
    } catch let problem as OptionTable.Problem {
      console.err("segue check: \(problem.text)\ntry segue check --help\n")
      return ExitStatus.usage
    } catch let stop as Stop {
      console.err("segue check: \(stop.text)\n")
      return stop.status
    } catch {
      console.err("segue check: \(error)\n")
      return ExitStatus.unreadable
    }
  }

  private struct Stop: Error {
    let text: String
    let status: Int32
  }

  private static func check(_ options: CheckOptions, _ console: Console) throws -> Int32 {
    var total = Summary()
    for (configurationPath, paths) in groups(options) {
      let configuration = try configurationPath.map(load) ?? Configuration()
      let plan = CheckPlan(options, configuration)
      var finder = FileFinder(excluding: options.exclude + configuration.exclude.map(Glob.init))
      for path in paths where path != "-" { finder.add(path) }
      let files = (paths.contains("-") ? ["-"] : []) + finder.files
      total.failures += finder.problems
      let results = CheckRun(plan: plan, options: options, console: console).run(files)
      try total.add(results, plan, options)
    }
    return try finish(total, options, console)
  }

  // MARK: Configuration

  /// The paths, together where they share a configuration.
  private static func groups(_ options: CheckOptions) -> [(String?, [String])] {
    if let path = options.configuration { return [(path, options.paths)] }
    guard options.usesConfiguration else { return [(nil, options.paths)] }
    var groups: [(String?, [String])] = []
    for path in options.paths {
      let found = Configuration.find(from: path == "-" ? "." : path)
      if let index = groups.firstIndex(where: { $0.0 == found }) {
        groups[index].1.append(path)
      } else {
        groups.append((found, [path]))
      }
    }
    return groups
  }

  private static func load(_ path: String) throws -> Configuration {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Stop(text: "\(path): the configuration cannot be read", status: ExitStatus.unreadable)
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    do {
      return try Configuration(json: Array(data), folder: parts.joined(separator: "/"))
    } catch {
      throw Stop(text: "\(path): \(error.text)", status: ExitStatus.usage)
    }
  }

  // MARK: Results

  /// What all files of a run gave together.
  private struct Summary {
    var findings: [Finding] = []
    var applied: [Finding] = []
    var patch = ""
    var fileCount = 0
    var ignoredCount = 0
    var knownCount = 0
    var failingCount = 0
    var problems: [SegueFindings.SourceLocation] = []
    var failures: [String] = []

    mutating func add(
      _ results: [CheckRun.FileResult], _ plan: CheckPlan, _ options: CheckOptions
    ) throws {
      var found = results.flatMap(\.findings)
      if let path = plan.baseline, options.writesBaseline == nil {
        let all = found.count
        found = try CheckTool.baseline(path).filter(found)
        knownCount += all - found.count
      }
      findings += found
      failingCount += found.count { $0.severity >= plan.failing }
      applied += results.flatMap(\.applied)
      patch += results.map(\.patch).joined()
      fileCount += results.count
      ignoredCount += results.reduce(0) { $0 + $1.ignoredCount }
      problems += results.compactMap(\.problem)
      failures += results.compactMap(\.failure)
    }
  }

  private static func baseline(_ path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Stop(text: "\(path): the baseline cannot be read", status: ExitStatus.unreadable)
    }
    do {
      return try Baseline(json: Array(data))
    } catch {
      throw Stop(text: "\(path): \(error.text)", status: ExitStatus.usage)
    }
  }

  private static func finish(
    _ total: Summary, _ options: CheckOptions, _ console: Console
  ) throws -> Int32 {
    var total = total
    if let path = options.writesBaseline {
      try write(Baseline(total.findings).json, to: path)
      if !options.isQuiet {
        console.err("wrote \(total.findings.count) findings to \(path)\n")
      }
      total.findings = []
      total.failingCount = 0
    } else {
      try report(total, options, console)
    }
    for problem in total.problems where !options.isQuiet {
      console.err(
        "\(problem.file):\(problem.line): note: this is no Swift; the rest of the file was checked\n"
      )
    }
    for failure in total.failures { console.err("segue check: \(failure)\n") }
    if !options.isQuiet, options.format == .text { console.err(closing(total)) }
    if !total.failures.isEmpty { return ExitStatus.unreadable }
    return total.failingCount > 0 ? ExitStatus.findings : ExitStatus.clean
  }

  private static func report(
    _ total: Summary, _ options: CheckOptions, _ console: Console
  ) throws {
    if options.fixes, !options.showsDiff {
      for finding in total.applied {
        let title = finding.fixes.first(where: \.isSafe)?.title ?? finding.reason.remedy
        console.err(
          "\(finding.location.file):\(finding.location.line): fixed: [\(finding.reason.id)] \(title)\n"
        )
      }
    }
    if options.showsDiff || (options.fixes && options.paths.contains("-")) {
      console.out(total.patch)
    }
    let text = options.format.report(total.findings)
    if let path = options.output {
      try write(text, to: path)
    } else if options.showsDiff || (options.fixes && options.paths.contains("-")) {
      console.err(text)
    } else {
      console.out(text)
    }
  }

  private static func write(_ text: String, to path: String) throws {
    guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil else {
      throw Stop(text: "\(path): the file cannot be written", status: ExitStatus.unreadable)
    }
  }

  private static func closing(_ total: Summary) -> String {
    let counts = [Severity.error, .warning, .info, .policy].compactMap { level -> String? in
      let count = total.findings.count { $0.severity == level }
      return count == 0 ? nil : "\(count) \(word(level, count))"
    }
    var text = "checked \(total.fileCount) \(total.fileCount == 1 ? "file" : "files"): "
    text += counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    if !total.applied.isEmpty { text += "; \(total.applied.count) fixable without risk" }
    if total.ignoredCount > 0 { text += "; \(total.ignoredCount) ignored by comments" }
    if total.knownCount > 0 { text += "; \(total.knownCount) known from the baseline" }
    return text + "\n"
  }

  private static func word(_ level: Severity, _ count: Int) -> String {
    switch level {
    case .error: count == 1 ? "error" : "errors"
    case .warning: count == 1 ? "warning" : "warnings"
    case .info: count == 1 ? "hint" : "hints"
    case .policy: count == 1 ? "matter of policy" : "matters of policy"
    }
  }
}
