import SegueFindings
import SegueLint
import SegueSource
import Testing

/// Every example of every rule, as it is and in disguise.
struct ExampleTests {
  static let samples: [Sample] = RulePage.all.flatMap { page in
    page.examples.map { Sample(id: page.reason.id, example: $0) }
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let id: String
    let example: Example
    var testDescription: String { "\(id) \(example.title)" }
  }

  private func places(_ sample: Sample, in code: String) -> [String] {
    Linter(ids: [sample.id]).check(name: "a.swift", bytes: Array(code.utf8)).findings
      .map { "\($0.location.line):\($0.location.column)" }
  }

  private func expected(_ code: String, _ marks: [Int]) -> [String] {
    let lines = LineTable(bytes: Array(code.utf8))
    return marks.sorted().map { mark in
      let place = lines.place(of: mark)
      return "\(place.line):\(place.column)"
    }
  }

  @Test(arguments: samples)
  func `a rule speaks exactly at the marks of its examples`(_ s: Sample) {
    #expect(SourceFile(name: "a", text: s.example.code).firstProblem == nil)
    #expect(places(s, in: s.example.code) == expected(s.example.code, s.example.marks))
  }

  @Test(arguments: samples.filter(\.example.isBad))
  func `the same code in a comment or a string is no code`(_ s: Sample) {
    #expect(places(s, in: "/*\n\(s.example.code)\n*/\nlet a = 1\n") == [])
    #expect(places(s, in: "let a = ##\"\"\"\n\(s.example.code)\n\"\"\"##\n") == [])
  }

  @Test(arguments: samples)
  func `emoji, line breaks, tabs and conditional compilation change nothing`(_ s: Sample) {
    let marked = Marked(s.example)
    let disguises: [Marked] = [
      marked.prefixed("// 👨‍👩‍👧‍👦 é\nlet family = \"👨‍👩‍👧‍👦\"\n"),
      marked.replacing("\n", with: "\r\n"),
      marked.replacing("  ", with: "\t"),
      marked.prefixed("#if DEBUG\n").suffixed("\n#endif\n"),
      marked.prefixed("/* 👨‍👩‍👧‍👦 */ "),
    ]
    for disguise in disguises {
      #expect(places(s, in: disguise.code) == expected(disguise.code, disguise.marks))
    }
  }

  @Test(arguments: samples.filter(\.example.isBad))
  func `segue ignore silences a rule and no other`(_ s: Sample) {
    let code = s.example.code
    #expect(places(s, in: "// segue:ignore \(s.id) known\n\n\(code)") == [])
    #expect(places(s, in: "let a = 1\n// segue:ignore-file \(s.id)\n\(code)") == [])
    #expect(places(s, in: "// segue:ignore SEG999\n\n\(code)").count == s.example.marks.count)
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let table = LineTable(bytes: Array(code.utf8))
    for line in Set(s.example.marks.map { table.place(of: $0).line }) {
      lines[line - 1] += "  // segue:ignore \(s.id) on purpose"
    }
    #expect(places(s, in: lines.joined(separator: "\n")) == [])
  }

  @Test(arguments: samples.filter { $0.example.fixed != nil })
  func `a safe fix gives the code that the example shows`(_ s: Sample) {
    let linter = Linter(ids: [s.id])
    let outcome = FixApplier.fixed(name: "a", bytes: Array(s.example.code.utf8), with: linter)
    let text = String(decoding: outcome.bytes, as: UTF8.self)
    #expect(text == s.example.fixed)
    #expect(SourceFile(name: "a", text: text).firstProblem == nil)
    #expect(FixApplier.fixed(name: "a", bytes: outcome.bytes, with: linter).applied.isEmpty)
  }

  @Test(arguments: samples.filter { $0.example.isBad && $0.example.fixed == nil })
  func `where an example shows no fix, none is applied unseen`(_ s: Sample) {
    let outcome = FixApplier.fixed(
      name: "a", bytes: Array(s.example.code.utf8), with: Linter(ids: [s.id]))
    #expect(outcome.applied.isEmpty)
  }

  @Test(arguments: samples.filter(\.example.isBad))
  func `every fix, shown or applied, leaves a file that parses`(_ s: Sample) {
    let bytes = Array(s.example.code.utf8)
    for finding in Linter(ids: [s.id]).check(name: "a", bytes: bytes).findings {
      for fix in finding.fixes {
        let changed = FixApplier.apply(fix.edits, to: bytes)
        #expect(SourceFile(name: "a", bytes: changed).firstProblem == nil, "\(fix.title)")
      }
    }
  }

  @Test(arguments: samples.filter(\.example.isBad))
  func `a message has three parts in lower case without a full stop`(_ s: Sample) {
    let bytes = Array(s.example.code.utf8)
    for finding in Linter(ids: [s.id]).check(name: "a", bytes: bytes).findings {
      let message = finding.message
      for part in [message.what, message.effect, message.remedy] {
        #expect(!part.isEmpty && part.last != ".")
        #expect(part.first?.isUppercase != true)
      }
    }
  }

  @Test(arguments: RulePage.all.map(\.reason.id))
  func `a rule shows what is wrong and what is right`(_ id: String) throws {
    let page = try #require(RulePage.all.first { $0.reason.id == id })
    #expect(page.examples.contains { $0.isBad })
    #expect(page.examples.contains { !$0.isBad })
    #expect(!page.summary.hasSuffix("."))
  }
}
