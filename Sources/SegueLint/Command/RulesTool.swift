import SegueFindings

/// The command `segue rules`.
package enum RulesTool {
  static let table = OptionTable(
    usage: """
      usage: segue rules [options] [rule]

      Lists the rules of `segue check` and the reasons that only a run can give. With an id or a
      name, as in SEG101, shows its page with examples.
      """,
    options: [
      .init(name: "--markdown", value: nil, help: "print the pages of all rules as Markdown"),
      .init(name: "--help", value: nil, help: "show this text"),
    ])

  /// Runs the command and gives back its exit status.
  package static func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do {
      let parsed = try table.parse(arguments)
      if parsed.has("--help") {
        console.out(table.help)
      } else if parsed.has("--markdown") {
        console.out(RuleMarkdown.document)
      } else if parsed.rest.isEmpty {
        console.out(list)
      } else {
        for name in parsed.rest { console.out(RuleMarkdown.plainPage(of: try reason(name))) }
      }
      return ExitStatus.clean
    } catch {
      console.err("segue rules: \(error.text)\ntry segue rules --help\n")
      return ExitStatus.usage
    }
  }

  private static func reason(_ text: String) throws(OptionTable.Problem) -> Reason {
    let all = Reason.catalogue
    if let found = all.first(where: { $0.id == text.uppercased() || $0.name == text.lowercased() })
    {
      return found
    }
    let nearest = Nearest.name(to: text, among: all.map(\.id) + all.map(\.name))
    throw OptionTable.Problem(
      text: "there is no rule \(text)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }

  static var list: String {
    let width = Reason.catalogue.map(\.name.count).max() ?? 0
    return Reason.catalogue.map { reason in
      let level = reason.severity.rawValue
      return reason.id + "  " + level + String(repeating: " ", count: 9 - level.count)
        + reason.name + String(repeating: " ", count: width - reason.name.count + 2)
        + reason.title + "\n"
    }.joined()
  }
}
