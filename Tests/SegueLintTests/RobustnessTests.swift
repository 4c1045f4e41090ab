import Foundation
import SegueFindings
import SegueLint
import SegueSource
import Testing

struct RobustnessTests {
  private static let bad = "Circle().animation(.spring, value: 0)\n"

  /// How often the usual number of mutations is made; `SEGUE_FUZZ=100` makes thirty thousand.
  private static let rounds =
    ProcessInfo.processInfo.environment["SEGUE_FUZZ"].flatMap(Int.init) ?? 1

  private func rules(_ text: String) -> [String] { rules(Array(text.utf8)) }

  private func rules(_ bytes: [UInt8]) -> [String] {
    DeepStack.run { Linter().check(name: "a", bytes: bytes).findings.map(\.reason.id) }
  }

  @Test func `an empty file, a single byte and a byte order mark are fine`() {
    #expect(rules([]) == [])
    #expect(rules([0]) == [])
    #expect(rules([0xEF, 0xBB, 0xBF] + Array(Self.bad.utf8)) == ["SEG140"])
  }

  @Test func `bytes that are no UTF-8 lose no findings`() {
    let noise: [UInt8] = [0x2F, 0x2F, 0xFF, 0xFE, 0x80, 0x0A]
    #expect(rules(noise + Array(Self.bad.utf8)) == ["SEG140"])
    #expect(
      rules(Array("let s = \"".utf8) + [0xC3, 0x28] + Array("\"\n\(Self.bad)".utf8)) == ["SEG140"])
  }

  @Test(arguments: [500, 2500])
  func `deep nesting of stacks neither crashes nor hides what comes before`(_ depth: Int) {
    let open = String(repeating: "VStack { ", count: depth)
    let close = String(repeating: "}", count: depth)
    let found = rules(Self.bad + open + Self.bad + close + "\n")
    #expect(found.first == "SEG140")
    if depth == 500 { #expect(found.count == 2) }
  }

  @Test(arguments: [
    ("(", ")", 800), ("[", "]", 800), ("{ [", "] }", 6), ("{ [[[[[[[[", "]]]]]]]] }", 1),
    ("[(", ")]", 300), ("(a, [", "])", 300),
    ("if on { ", "}", 200),
    ("!", "", 800), ("a ? b : ", "", 400), ("a[", "]", 300), ("{ ", "}", 500),
  ])
  func `deep nesting of brackets, conditions and operators ends`(_ c: (String, String, Int)) {
    let text = String(repeating: c.0, count: c.2) + "c" + String(repeating: c.1, count: c.2)
    #expect(rules(Self.bad + "let x = \(text)\n").first == "SEG140")
  }

  @Test func `a large file ends and loses nothing`() {
    let row = "func f() { let a = [1, 2, 3]; print(a) }\n"
    let text = String(repeating: row, count: 200_000 / row.utf8.count) + Self.bad
    #expect(rules(text) == ["SEG140"])
  }

  /// Without a word that concerns a rule nothing is parsed, whatever the size.
  @Test func `five megabytes that concern no rule are only looked through`() {
    let row = "func f() { let a = [1, 2, 3].map { $0 + 1 }; print(a) }\n"
    let bytes = Array(String(repeating: row, count: (5 << 20) / row.utf8.count).utf8)
    #expect(!Linter().check(name: "a", bytes: bytes).wasParsed)
  }

  @Test func `a single very long line ends`() {
    let text = "let a = [" + String(repeating: "1, ", count: 20_000) + "1]; " + Self.bad
    #expect(rules(text) == ["SEG140"])
  }

  /// Mutated sources: pieces deleted, doubled, moved and replaced. Nothing may crash, and every
  /// finding must point into the file.
  @Test func `mutated sources are read to their end`() {
    let sources = RulePage.all.flatMap { $0.examples.map { Array($0.code.utf8) } }
    var random = Xorshift(state: 0x5EED)
    var cases: [[UInt8]] = []
    for _ in 0..<(300 * Self.rounds) {
      var bytes = sources[random.next(below: sources.count)]
      for _ in 0..<(1 + random.next(below: 4)) { Mutation.apply(to: &bytes, &random, sources) }
      cases.append(bytes)
    }
    let inputs = cases
    DeepStack.forEach(inputs.count) { index in
      let lines = LineTable(bytes: inputs[index])
      let result = Linter().check(name: "a", bytes: inputs[index])
      for finding in result.findings {
        let range = lines.range(ofLine: finding.location.line)
        #expect(finding.location.column >= 1 && finding.location.column <= range.count + 1)
      }
      let fixed = FixApplier.apply(result.findings, to: inputs[index])
      #expect(!fixed.applied.isEmpty || fixed.bytes == inputs[index])
    }
  }

  /// A fix of a file that parses leaves one that parses, whatever else stands around.
  @Test func `fixes of spliced sources leave files that parse and are idempotent`() {
    let sources = RulePage.all.flatMap { $0.examples.map(\.code) }
    var random = Xorshift(state: 0xF1F1)
    for _ in 0..<(25 * Self.rounds) {
      let parts = (0..<3).map { _ in sources[random.next(below: sources.count)] }
      let bytes = Array(parts.joined(separator: "\n").utf8)
      guard SourceFile(name: "a", bytes: bytes).firstProblem == nil else { continue }
      let linter = Linter()
      let once = FixApplier.fixed(name: "a", bytes: bytes, with: linter)
      #expect(SourceFile(name: "a", bytes: once.bytes).firstProblem == nil)
      #expect(FixApplier.fixed(name: "a", bytes: once.bytes, with: linter).applied.isEmpty)
    }
  }
}
