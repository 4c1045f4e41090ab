import SegueFindings
import SegueSource

/// The pages of the rules.
package enum RuleMarkdown {
  /// All pages as one document.
  package static var document: String {
    var text = """
      # The rules of `segue check`

      This page is generated from the rules: `segue rules --markdown > Documentation/Rules.md`.
      Every example is also a test. `↓` stands before the place at which a rule speaks.

      `// segue:ignore SEG101 reason` silences a rule for its line, on a line of its own for the
      declaration or line that follows, and in the head of a file for the whole file.

      | severity | meaning |
      | --- | --- |
      | error | always wrong |
      | warning | wrong in most code |
      | info | a hint; does not fail a run |
      | policy | a house rule; off unless enabled |

      ## Found in the source

      | id | name | severity | fix |
      | --- | --- | --- | --- |

      """
    for page in RulePage.all {
      let reason = page.reason
      let fix = page.examples.contains { $0.fixed != nil } ? "yes" : ""
      text +=
        "| [\(reason.id)](#\(reason.id.lowercased())) | \(reason.name) "
        + "| \(reason.severity.rawValue) | \(fix) |\n"
    }
    for page in RulePage.all { text += "\n" + markdown(page) }
    text += """

      ## Seen in a run

      | id | name | what happened | what to do |
      | --- | --- | --- | --- |

      """
    for reason in Reason.catalogue where reason.id >= "SEG200" {
      text +=
        "| <a id=\"\(reason.id.lowercased())\"></a>\(reason.id) | \(reason.name) "
        + "| \(reason.title) | \(reason.remedy) |\n"
    }
    return text
  }

  private static func markdown(_ page: RulePage) -> String {
    var text = "### \(page.reason.id)\n\n**\(page.reason.name)** · \(page.reason.severity.rawValue)"
    text += "\n\n\(sentence(page.summary)).\n\nRemedy: \(page.reason.remedy).\n"
    for example in page.examples where example.isBad {
      text += "\nWrong: \(example.title)\n\n```swift\n\(marked(example))\n```\n"
      for line in messages(page, example) { text += "\n" + line.map { "> \($0)  \n" }.joined() }
      if let fixed = example.fixed { text += "\nFixed:\n\n```swift\n\(fixed)\n```\n" }
    }
    for example in page.examples where !example.isBad {
      text += "\nRight: \(example.title)\n\n```swift\n\(example.code)\n```\n"
    }
    return text
  }

  /// One page for the terminal.
  static func plainPage(of reason: Reason) -> String {
    var text = "\(reason.id) \(reason.name) (\(reason.severity.rawValue))\n\n"
    guard let page = RulePage.all.first(where: { $0.reason.id == reason.id }) else {
      return text + "seen in a run: \(reason.title)\ninstead: \(reason.remedy)\n"
    }
    text += "\(page.summary)\n\ninstead: \(reason.remedy)\n"
    for example in page.examples {
      text += "\n\(example.isBad ? "wrong" : "right"): \(example.title)\n\n"
      text += indented(example.isBad ? marked(example) : example.code)
      for message in messages(page, example) {
        text += "\n" + message.map { "  \($0)\n" }.joined()
      }
      if let fixed = example.fixed { text += "\nfixed:\n\n" + indented(fixed) }
    }
    return text
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// What the linter says at the marks of an example, each in three lines.
  private static func messages(_ page: RulePage, _ example: Example) -> [[String]] {
    Linter(ids: [page.reason.id]).check(name: "a", bytes: Array(example.code.utf8)).findings.map {
      [
        "\($0.severity.rawValue): \($0.message.what)", "on screen: \($0.message.effect)",
        "instead: \($0.message.remedy)",
      ]
    }
  }

  private static func marked(_ example: Example) -> String {
    var text = ""
    let bytes = Array(example.code.utf8)
    var position = 0
    for mark in example.marks {
      text += String(decoding: bytes[position..<mark], as: UTF8.self) + "↓"
      position = mark
    }
    return text + String(decoding: bytes[position...], as: UTF8.self)
  }
}
