import Foundation
import SegueFindings
import SegueLint
import Synchronization
import Testing

struct RulesPageTests {
  @Test func `the page of the rules is up to date`() throws {
    let file = URL(fileURLWithPath: #filePath)
    let page = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Rules.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(
      text == RuleMarkdown.document,
      "write it again: segue rules --markdown > Documentation/Rules.md")
  }

  @Test func `every reason below 200 has a rule, and every rule a reason`() {
    let reasons = Reason.catalogue.map(\.id).filter { $0 < "SEG200" }
    #expect(RulePage.all.map(\.reason.id) == reasons)
  }

  private func rules(_ arguments: String...) -> (status: Int32, text: String) {
    let text = Output()
    let console = Console(
      out: { part in text.stored.withLock { $0 += part } },
      err: { part in text.stored.withLock { $0 += part } })
    let status = RulesTool.run(arguments, console: console)
    return (status, text.stored.withLock { $0 })
  }

  private final class Output: Sendable { let stored = Mutex("") }

  @Test func `the list names every reason`() {
    let list = rules().text
    #expect(list.split(separator: "\n").count == Reason.catalogue.count)
    #expect(list.hasPrefix("SEG100  warning  no-animation-context  "))
  }

  @Test func `one page shows examples, messages and fixes`() {
    let page = rules("seg101")
    #expect(page.status == 0)
    #expect(page.text.hasPrefix("SEG101 animation-inside-conditional (error)\n"))
    #expect(page.text.contains(".↓animation(.spring, value: show)"))
    #expect(page.text.contains("on screen: it comes and goes together with the view"))
    #expect(rules("repeats-for-ever").text.contains("seen in a run"))
  }

  @Test func `an unknown rule gives status 2 and the nearest`() {
    let wrong = rules("SEG199")
    #expect(wrong.status == 2)
    #expect(wrong.text.hasPrefix("segue rules: there is no rule SEG199; did you mean SEG1"))
  }
}
